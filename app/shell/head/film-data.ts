import type { VideoObject } from 'schema-dts';
import { type Video, videoPlace } from '#app/ui/video/video.ts';
import { pictureAddress } from '#platform/images/picture-address.ts';
import { filmDataTexts as texts } from './texts.ts';

/** When our own clips were made. */
const drawnOn = '2026-11-21';

/** The data of our own film of a hotel. A film at a video service has its data there. */
export function filmThing({ title, url, poster }: Video, about: string, origin: string): VideoObject[] {
  if (videoPlace(url).service !== 'file' || !poster) return [];
  const address = (path: string) => (path.startsWith('/') ? origin + path : path);
  return [
    {
      '@type': 'VideoObject',
      name: title,
      description: texts.description(title, about),
      thumbnailUrl: origin + pictureAddress(poster, { width: 1200, format: 'jpeg' }),
      contentUrl: address(url),
      uploadDate: `${drawnOn}T00:00:00+05:30`,
    },
  ];
}
