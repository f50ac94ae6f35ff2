import { deskPaths } from '#app/desk-paths.ts';
import type { RefusalWords } from '#platform/http/security/refused-request.ts';

/** Returns the refusal of a page of the desk that is opened without TLS: passwords must not travel unencrypted. */
export function refuseWithoutTls(route: string, origin: string): RefusalWords | undefined {
  const desk = deskPaths.inbox();
  if (route !== desk && !route.startsWith(`${desk}/`)) return undefined;
  return {
    title: 'Secure Connection Needed',
    text: `The desk opens over https only: ${origin}${desk}. Nothing that was sent over this connection was looked at; if it was a password, please choose another one.`,
  };
}
