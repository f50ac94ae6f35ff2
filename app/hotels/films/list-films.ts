import type { Film, Property } from '#app/catalogue/property.ts';
import { paths } from '#app/paths.ts';
import { filmVideo, type Video } from '#app/ui/video/video.ts';
import { type ClipName, clip } from '#content/pictures/clip.ts';

/** A clip that a plan names and that does not exist yet is left out, with its section. */
export function listFilms({ slug, plan }: Property): Record<'promo' | 'heritage', Video | undefined> {
  const video = (film: Film | undefined, kind: 'promo' | 'heritage') => {
    const made = film && filmVideo(film, film.clip ? clip(film.clip as ClipName) : undefined);
    return made && { ...made, page: paths.hotelFilm(slug, kind) };
  };
  return { promo: video(plan.promoFilm, 'promo'), heritage: video(plan.heritageFilm, 'heritage') };
}
