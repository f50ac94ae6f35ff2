import type { MaybeSample } from './editorial.ts';

/** A line that staff write and that stands above the header, such as a closing or a new hotel. */
export interface Announcement extends MaybeSample {
  message: string;
  /** The link's text, and its target on this site or elsewhere. */
  link?: { label: string; url: string };
  /** ISO time. */
  startsAt: string;
  /** ISO time; without it the announcement is shown until somebody hides it. */
  endsAt?: string;
}
