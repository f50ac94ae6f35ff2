import type { MaybeSample } from './editorial.ts';

/** A page of plain words: notices, terms, statements. */
export interface TextPage {
  title: string;
  /** The sentence under the title, which search engines also show. */
  summary: string;
  /** The day of the last change, such as "2026-11-21". */
  changed: string;
  sections: TextSection[];
}

export interface TextSection extends MaybeSample {
  heading: string;
  paragraphs: string[];
  /** Short items after the paragraphs. */
  list?: string[];
}
