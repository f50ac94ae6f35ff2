import type { standardLayouts } from '#app/catalogue/layouts-and-settings.ts';
import { searchLimits } from '#app/catalogue/space-figures.ts';
import { plainLine } from '#platform/clean-text.ts';
import { wordsOf } from './words.ts';

/** What follows a number of guests. */
const guestWords = new Set(
  wordsOf(
    'guest guests people person persons pax seat seats seater mehman mehmaan log मेहमान मेहमानों लोग लोगों व्यक्ति सीट सीटें सीटों',
  ),
);

/** How a hall may be set, as people type it. */
const layoutWords = new Map(
  Object.entries({
    Theatre: 'theatre theater थिएटर थियेटर',
    Classroom: 'classroom क्लासरूम',
    Boardroom: 'boardroom बोर्डरूम',
  } satisfies Partial<Record<(typeof standardLayouts)[number], string>>).flatMap(([layout, words]) =>
    wordsOf(words).map((word) => [word, layout] as const),
  ),
);

export interface AskedGuests {
  guests: number;
  layout?: string;
  /** What else is looked for. */
  rest: string;
}

/**
 * Returns how many guests a search names, and in which layout: "theatre 300", "६०० मेहमान"; null if it names none.
 *
 * @param anyNumber whether a number without such words counts as well: "banquet 700"
 */
export function guestsOfSearch(text: string, { anyNumber = false } = {}): AskedGuests | null {
  const words = wordsOf(plainLine(text).replace(/(\d),(?=\d)/g, '$1'));
  const layout = words.flatMap((word) => layoutWords.get(word) ?? [])[0];
  const place = words.findIndex((word, index) => {
    const isCounted = anyNumber || layout || guestWords.has(words[index + 1] ?? '') || words[index - 1] === 'for';
    return isCounted && /^[1-9]\d*$/.test(word) && Number(word) <= searchLimits.guests;
  });
  if (place < 0) return null;
  const rest = words.filter((word, index) => index !== place && !guestWords.has(word) && !layoutWords.has(word));
  return { guests: Number(words[place]), ...(layout && { layout }), rest: rest.join(' ') };
}
