import { descriptionControl, lineControl } from './controls.ts';
import type { PropertyFields } from './property-field.ts';

/** Fields of the table `hotel_media`: what a gallery says of a picture, and the film of which it is the poster. */
export const galleryFields = {
  title: { holds: 'text', optional: true, desk: lineControl('Title', 200) },
  description: { holds: 'text', optional: true, desk: descriptionControl },
  video: {
    column: 'video_url',
    holds: 'text',
    optional: true,
    desk: {
      label: 'Film',
      kind: 'link',
      hint: 'Its address at YouTube or Vimeo, or of a file on this site. The picture is then its poster.',
    },
  },
} as const satisfies PropertyFields;
