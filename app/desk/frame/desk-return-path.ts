import { deskPaths } from '#app/desk-paths.ts';

/** The path to return to: one inside the desk, whatever the address asks for. */
export function deskReturnPath(wanted: string | null): string {
  return wanted && /^\/desk(\/[\w./-]*)?(\?[\w.~%&=+*-]*)?$/.test(wanted) && !wanted.includes('//')
    ? wanted
    : deskPaths.inbox();
}
