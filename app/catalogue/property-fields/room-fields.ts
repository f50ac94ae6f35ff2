import { descriptionControl, lineControl, linesControl, nameControl, optionalText, wholeControl } from './controls.ts';
import type { PropertyFields } from './property-field.ts';

/** Fields of the table `rooms`. */
export const roomFields = {
  /** It is part of the address of the room's request, and is what the request stores. */
  name: { holds: 'text', desk: { ...nameControl(100), sameInHindi: true } },
  description: { holds: 'text', desk: descriptionControl },
  /** The size as typed, such as "45 sqm" or "240 sq ft", if it is known; `areaInWords` shows both units. */
  size: optionalText('size_display', { ...lineControl('Size', 50, 'Such as 484 sq ft or 45 sqm.'), sameInHindi: true }),
  maxOccupancy: {
    column: 'max_occupancy',
    holds: 'number',
    otherwise: 2,
    desk: { label: 'Guests at most', kind: 'whole', least: 1, most: 50, required: true },
  },
  /** The beds, such as "King or Twin", if they are known. */
  bedType: optionalText('bed_type', lineControl('Beds', 100)),
  count: { column: 'room_count', holds: 'number', optional: true, desk: wholeControl('How many there are', 1, 5000) },
  amount: {
    column: 'price_inr',
    deskOnly: { ...wholeControl('Price a night, rupees', 0, 10_000_000), overruledBy: 'price_note' },
  },
  note: {
    column: 'price_note',
    deskOnly: {
      label: 'In place of the price',
      kind: 'line',
      hint: 'Such as Contact for rates. The price is then not shown.',
    },
  },
  amenities: {
    column: 'amenities',
    deskOnly: {
      ...linesControl('Amenities', 'One a line, in the order shown. Their Hindi is taken from other rooms.', 100),
      sameInHindi: true,
    },
  },
} as const satisfies PropertyFields;

/** Fields of the table `hotel_media`: what a gallery says of a picture, and the film of which it is the poster. */
export const galleryFields = {
  title: { holds: 'text', optional: true, desk: lineControl('Title', 200) },
  description: { holds: 'text', optional: true, desk: descriptionControl },
  video: optionalText('video_url', {
    label: 'Film',
    kind: 'film',
    hint: 'Its address at YouTube, Vimeo or another video service, or of a file. The picture is then its poster.',
  }),
} as const satisfies PropertyFields;
