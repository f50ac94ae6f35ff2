import { deskPaths } from '#app/desk-paths.ts';

/** Only back into the desk, whatever the address says. */
export function withinDesk(wanted: string | null): string {
  return wanted && /^\/desk(\/[\w./-]*)?(\?[\w.~%&=+*-]*)?$/.test(wanted) && !wanted.includes('//')
    ? wanted
    : deskPaths.inbox();
}
