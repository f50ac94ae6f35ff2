import { deskPaths } from '#app/desk-paths.ts';

/** Only back into the desk, whatever the address says. */
export function deskReturnPath(wanted: string | null): string {
  return wanted && /^\/desk(\/[\w./-]*)?(\?[\w.~%&=+*-]*)?$/.test(wanted) && !wanted.includes('//')
    ? wanted
    : deskPaths.inbox();
}
