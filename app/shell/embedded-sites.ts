import { filmServices } from '#app/ui/video/film-services.ts';
import type { OtherSites } from '#platform/http/security/content-security-policy.ts';

/**
 * The other sites whose content a page may show: maps, and films of the video services and of `FILM_HOSTS`, with their
 * pictures, each only after the visitor asked for it. The desk accepts films of the same sites.
 */
export function embeddedSites(filmHosts: readonly string[]): OtherSites {
  return {
    frames: ['https://www.google.com', ...filmServices.map(({ frame }) => new URL(frame).origin)],
    pictures: ['https://i.ytimg.com'],
    films: filmHosts,
  };
}
