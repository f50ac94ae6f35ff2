import type { Picture } from '#platform/images/picture.ts';
import type { awardFields, leaderFields, postFields, pressFields, textFields } from './property-fields/group-fields.ts';
import type { FieldsOf } from './property-fields/property-field.ts';

/** A record that may be a sample: content that nobody has supplied yet. Editing it at the desk takes the mark away. */
export interface MaybeSample {
  isSample?: true;
}

export interface PressItem extends FieldsOf<typeof pressFields>, MaybeSample {
  image?: Picture;
  /** Where an article has several. */
  images?: Picture[];
}

export interface Award extends FieldsOf<typeof awardFields>, MaybeSample {
  image?: Picture;
}

export interface Leader extends FieldsOf<typeof leaderFields>, MaybeSample {
  image?: Picture;
}

export interface SocialPost extends FieldsOf<typeof postFields>, MaybeSample {
  image?: Picture;
}

export const textParts = ['loyalty_step', 'loyalty_benefit', 'governance', 'menu'] as const;
export type TextPart = (typeof textParts)[number];

/** A text of one of the group's pages: a title and a paragraph, or a whole menu (see `menu.ts`). */
export interface GroupText extends FieldsOf<typeof textFields>, MaybeSample {
  part: TextPart;
}

/** What the group tells of itself outside its hotels, each list in its order. */
export interface Editorial {
  press: PressItem[];
  awards: Award[];
  leaders: Leader[];
  posts: SocialPost[];
  texts: GroupText[];
}

export function withoutSamples<T extends MaybeSample>(records: readonly T[]): T[] {
  return records.filter(({ isSample }) => !isSample);
}

export function textsOf({ texts }: Editorial, part: TextPart): GroupText[] {
  return texts.filter((text) => text.part === part);
}

/** A line that staff write and that stands above the header, such as a closing or a new hotel. */
export interface Announcement extends MaybeSample {
  message: string;
  /** The link's text, and its target on this site or elsewhere. */
  link?: { label: string; url: string };
  startsAt: string;
  /** ISO time; without it the announcement is shown until somebody hides it. */
  endsAt?: string;
}
