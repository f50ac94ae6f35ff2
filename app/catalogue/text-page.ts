/** A page of plain words: notices, terms, statements. */
export interface TextPage {
  title: string;
  /** One sentence under the title, and what search engines show. */
  summary: string;
  /** The day it was last changed, e.g. "2026-11-21". */
  changed: string;
  sections: TextSection[];
}

export interface TextSection {
  heading: string;
  paragraphs: string[];
  /** Short items after the paragraphs. */
  list?: string[];
}
