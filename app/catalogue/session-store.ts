import type { AnswerStore } from './browser-data.ts';

/** Keeps answers in the tab's session, so that they outlive the page. */
export const sessionStore: AnswerStore = {
  /** The storage may hold data of an older version of the site. */
  get(key) {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  },
  set(key, kept) {
    try {
      sessionStorage.setItem(key, JSON.stringify(kept));
    } catch {
      // The browser's storage is full or switched off: the next visit asks the server again.
    }
  },
};
