import { guestsInWordsTexts as texts } from './texts.ts';

export interface RoomGuests {
  adults: number;
  children: number;
}

/** Formats as "2 adults", or "2 adults, 1 child", in the language of the page unless the words of another one are given. */
export function guestsInWords({ adults, children }: RoomGuests, words = texts): string {
  return children === 0 ? words.adults(adults) : `${words.adults(adults)}, ${words.children(children)}`;
}
