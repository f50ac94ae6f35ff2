import type { Picture } from '#platform/images/picture.ts';

/** An article about the group. */
export interface PressItem {
  id: string;
  title: string;
  excerpt: string;
  publication: string;
  /** As shown: a year, a day or "Recent". */
  date: string;
  link: string;
  image: Picture;
  /** Where an article has several. */
  images?: Picture[];
}

export interface Award {
  id: string;
  name: string;
  category: string;
  year: number;
  description: string;
  image: Picture;
}

export interface SocialPost {
  id: string;
  excerpt: string;
  text: string;
  image: Picture;
  /** A day, e.g. "2025-05-05". */
  date: string;
  url: string;
  type: 'linkedin';
  likes: number;
  comments: number;
  shares: number;
}
