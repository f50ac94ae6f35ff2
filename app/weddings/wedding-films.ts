import { clipVideo, type Video } from '#app/ui/video/video.ts';
import type { ClipGroup, WeddingClip } from '#content/weddings.ts';

/** A film with the name that stands in the address of its page. */
export interface WeddingFilm extends Video {
  id: string;
}

export interface FilmGroup extends Omit<ClipGroup, 'films'> {
  films: WeddingFilm[];
}

export function weddingFilm(clip: WeddingClip): WeddingFilm {
  return { id: clip.id, ...clipVideo(clip) };
}
