import type { Clip, Picture } from '#platform/images/picture.ts';
import { publicObjectRoot } from '#platform/images/picture-sizes.ts';

/** Width to height of a film: wide, or tall as a phone is. */
export type FilmShape = '16:9' | '9:16';

/** A film as a page shows it: first its thumbnail, and its player after a click. */
export interface Video {
  /** Of a clip of ours: a drawing that the view drifts over, or an animated film. A film of the hotel's own has none. */
  kind?: Clip['kind'];
  title: string;
  /** The address of a page of a video service, or of a file. */
  url: string;
  /** The page of this site that shows only this film, which a browser without scripts opens. */
  page?: string;
  /** The shape of a clip of ours; that of any other film is not known. */
  shape?: FilmShape;
  /** The files of a clip of ours, the same film in two codecs. */
  sources?: { src: string; type: string }[];
  /** If it is absent, the service's own thumbnail is shown. */
  poster?: Picture;
}

export function clipVideo({ kind, title, bucket, webm, mp4, width, height, poster }: Clip): Video {
  const address = (path: string) => `${publicObjectRoot}/${bucket}/${path}`;
  const sources = [
    { src: address(webm), type: 'video/webm' },
    { src: address(mp4), type: 'video/mp4' },
  ];
  return { kind, title, url: address(mp4), shape: width > height ? '16:9' : '9:16', sources, poster };
}

/** A film that the owner may host: `url` is its page at a video service. */
interface Film {
  title: string;
  url?: string;
  /** A clip of ours. */
  clip?: string;
  poster?: Picture;
}

/** Returns the film if the owner hosts it, else our own clip; undefined if there is neither yet. */
export function filmVideo({ title, url, poster }: Film, clip: Clip | undefined): Video | undefined {
  if (url) return { title, url, ...(poster && { poster }) };
  return clip && { ...clipVideo(clip), title, ...(poster && { poster }) };
}

/** Whether it is a drawing that the view drifts over, in which nothing moves. */
export function isMovingDrawing({ kind }: Pick<Video, 'kind'>): boolean {
  return kind === 'drawing';
}

/** Matches the address of a film at YouTube, without scheme and `www.`, such as of shorts, `watch?v=` and short links. */
export const youtubeAddress =
  /^(?:youtu\.be\/|(?:m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:(?:shorts|embed|live|v)\/|watch\?(?:[^?]*&)?v=))([\w-]{6,})/;

/** Returns a service's own thumbnails of a film. Each is tried if the one before it failed. */
export function serviceThumbnails(url: string): string[] {
  const id = youtubeAddress.exec(url.replace(/^https?:\/\/(?:www\.)?/, ''))?.[1];
  if (!id) return [];
  return ['hqdefault', 'mqdefault', 'default', 'maxresdefault', 'sddefault'].map(
    (size) => `https://i.ytimg.com/vi/${id}/${size}.jpg`,
  );
}

/** Whether a browser plays the file at an address by itself, without a script. */
export function playsAsFile(url: string): boolean {
  return /^[^?#]+\.(?:mp4|m4v|mov|webm|og[avg]|opus|mp3|m4a|aac|wav|flac)(?:[?#]|$)/i.test(url);
}
