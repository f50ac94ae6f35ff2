import { guestsInWordsTexts as texts } from './texts.ts';

/** Formats as "2 adults", or "2 adults, 1 child", in the language of the page unless the words of another one are given. */
export function guestsInWords({ adults, children }: { adults: number; children: number }, words = texts): string {
  return children === 0 ? words.adults(adults) : `${words.adults(adults)}, ${words.children(children)}`;
}
