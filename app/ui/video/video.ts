import type { Clip } from '#platform/images/clip.ts';
import type { Picture } from '#platform/images/picture.ts';
import { publicObjectRoot } from '#platform/images/picture-address.ts';

/** A film as a page shows it: its thumbnail first, its player when asked for. */
export interface Video {
  title: string;
  /** The page of a video service or a file of its own. */
  url: string;
  /** The page of this site that shows it by itself: what a browser without scripts opens. */
  page?: string;
  /** Of a clip of ours: the same in two codecs. */
  sources?: { src: string; type: string }[];
  /** Absent: the service's own thumbnail. */
  poster?: Picture;
}

export function clipVideo({ title, bucket, webm, mp4, poster }: Clip): Video {
  const address = (path: string) => `${publicObjectRoot}/${bucket}/${path}`;
  const sources = [
    { src: address(webm), type: 'video/webm' },
    { src: address(mp4), type: 'video/mp4' },
  ];
  return { title, url: address(mp4), sources, poster };
}

/** A film that the owner may host: `url` is its page at a video service. */
interface Film {
  title: string;
  url?: string;
  /** A clip of ours. */
  clip?: string;
  poster?: Picture;
}

/** The film where the owner hosts it, else our own clip; undefined where there is neither yet. */
export function filmVideo({ title, url, poster }: Film, clip: Clip | undefined): Video | undefined {
  if (url) return { title, url, ...(poster && { poster }) };
  return clip && { ...clipVideo(clip), title, ...(poster && { poster }) };
}

export type VideoPlace = { service: 'youtube' | 'vimeo'; id: string } | { service: 'file' };

const services = [
  {
    service: 'youtube',
    address: /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:shorts\/|embed\/|watch\?(?:[^?]*&)?v=))([\w-]{6,})/,
  },
  { service: 'vimeo', address: /vimeo\.com\/(?:video\/)?(\d+)/ },
] as const;

/** Where a film is: the id is found in shorts, `watch?v=` and short links (part 2, section 2.8). */
export function videoPlace(url: string): VideoPlace {
  for (const { service, address } of services) {
    const id = address.exec(url)?.[1];
    if (id) return { service, id };
  }
  return { service: 'file' };
}

/** A service's own pictures of a film, each tried when the one before failed (part 2, section 2.8). */
export function serviceThumbnails(place: VideoPlace): string[] {
  if (place.service !== 'youtube') return [];
  return ['hqdefault', 'mqdefault', 'default', 'maxresdefault', 'sddefault'].map(
    (size) => `https://i.ytimg.com/vi/${place.id}/${size}.jpg`,
  );
}
