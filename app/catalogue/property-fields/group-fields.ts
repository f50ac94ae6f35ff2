import type { PropertyFields } from './property-field.ts';

/* Fields of what is not of a hotel. The desk has controls of its own for them (`app/desk/content/fields/`). */

/** The id on pages is the slug of the row. */
const id = { column: 'slug', holds: 'text' } as const;
const text = { holds: 'text' } as const;
const textIfAny = { holds: 'text', optional: true } as const;
const number = { holds: 'number' } as const;

export const brandFields = {
  /** One of `brandSlugs`, or the slug of a brand that staff added. */
  slug: text,
  name: text,
  /** As lists and cards show it, e.g. "The Upper HSE". */
  displayName: { column: 'display_name', holds: 'text' },
  /** As the brand tabs show it, in capitals, e.g. "OMNIA BY TIVOLI". */
  tabLabel: { column: 'tab_label', holds: 'text' },
  description: text,
  /** Hex colour for lines and badges on light ground; the group's gold unless staff chose one. */
  colour: { column: 'brand_color', holds: 'text', otherwise: '#CD9F59' },
  /** The lighter colour on dark ground, with a contrast of at least 4.5:1 there. */
  colourOnNight: { column: 'brand_color_on_night', holds: 'text', otherwise: '#E0AE57' },
  sortOrder: { column: 'sort_order', holds: 'number' },
} as const satisfies PropertyFields;

export const locationFields = {
  /** One of `locationSlugs`, or the slug of a location that staff added. */
  slug: text,
  name: text,
  state: text,
  displayOrder: { column: 'display_order', holds: 'number' },
} as const satisfies PropertyFields;

/** Fields of the table `offers`; its hotel, kind of event and picture are those of other rows and lists. */
export const offerFields = {
  slug: text,
  title: text,
  summary: text,
  description: textIfAny,
  terms: textIfAny,
  /** Whole rupees. */
  priceInr: { column: 'price_inr', holds: 'number', optional: true },
  priceNote: { column: 'price_note', holds: 'text', optional: true },
  /** The first and last day in India on which it is valid; without one it has no beginning or no end. */
  validFrom: { column: 'valid_from', holds: 'text', optional: true },
  validUntil: { column: 'valid_until', holds: 'text', optional: true },
} as const satisfies PropertyFields;

/** Fields of the table `press_articles`. */
export const pressFields = {
  id,
  title: text,
  excerpt: text,
  publication: text,
  /** As shown: a year, a day or "Recent". */
  date: { column: 'published', holds: 'text' },
  link: { column: 'link_url', holds: 'text' },
} as const satisfies PropertyFields;

export const awardFields = {
  id,
  name: text,
  category: text,
  year: number,
  description: text,
} as const satisfies PropertyFields;

/** Fields of the table `leaders`. */
export const leaderFields = {
  id,
  /** The id of one of the groups in `content/people.ts`. */
  group: { column: 'leader_group', holds: 'text' },
  name: text,
  position: text,
  /** What the office answers for, in one sentence. */
  answersFor: { column: 'answers_for', holds: 'text' },
  /** The address of a professional profile. */
  profile: { column: 'profile_url', holds: 'text' },
  /** Whether a crop begins at the picture's upper edge. */
  cropTop: { column: 'crop_top', holds: 'yes or no' },
} as const satisfies PropertyFields;

/** Fields of the table `social_posts`. */
export const postFields = {
  id,
  excerpt: text,
  /** A day, e.g. "2025-05-05". */
  date: { column: 'posted_on', holds: 'text' },
  url: { column: 'post_url', holds: 'text' },
  likes: number,
  comments: number,
  shares: number,
} as const satisfies PropertyFields;

/** Fields of the table `group_texts`. */
export const textFields = {
  id,
  title: text,
  text: { column: 'body', holds: 'text' },
} as const satisfies PropertyFields;
