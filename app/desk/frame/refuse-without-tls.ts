import { deskPaths } from '#app/desk-paths.ts';
import type { RefusalWords } from '#platform/http/security/refused-request.ts';

/**
 * Returns the refusal if the desk of a site with TLS is opened without TLS, because passwords must not travel
 * unencrypted. Undefined if the route's pattern is not a page of the desk.
 */
export function refuseWithoutTls(route: string, origin: string): RefusalWords | undefined {
  const desk = deskPaths.inbox();
  if (route !== desk && !route.startsWith(`${desk}/`)) return undefined;
  return {
    title: 'Secure Connection Needed',
    text: `The desk opens over https only: ${origin}${desk}. Nothing that was sent over this connection was looked at; if it was a password, please choose another one.`,
  };
}
