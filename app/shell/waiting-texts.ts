import { hotelTextsOf } from '#app/catalogue/hotel-waiting-texts.ts';
import { languagePrefix } from '#app/language/page-language.ts';
import { lookUp } from '#platform/look-up.ts';
import { waitingTexts as texts } from './texts.ts';

/** The texts of a page before its data: while they are loaded, and if they cannot be. */
interface WaitingTexts {
  /** Undefined if the progress bar is enough. */
  loading?: string;
  title?: string;
  /** Absent if the reason of the failure stands in its place. */
  text?: string;
  retryLabel?: string;
}

const listing: WaitingTexts = { loading: texts.loadingProperties, text: texts.noProperties };

/** The texts of each family, by the first segment of its addresses behind the language. */
const families: Record<string, WaitingTexts> = {
  '': { text: texts.noHotels },
  locations: listing,
  hotels: listing,
  'all-locations': listing,
  brands: { ...listing, loading: texts.loadingBrands },
  enquire: { text: texts.noVenues },
};

/**
 * Returns the texts of the route of an address. While a page is loading only its address is known; once the route has
 * matched, `params` tells also the hotel that stands under a place or a brand.
 */
export function waitingTexts(pathname: string, params: { hotelSlug?: string | undefined } = {}): WaitingTexts {
  const [, first = '', slug = ''] = pathname.slice(languagePrefix.length).split('/');
  const hotelSlug = first === 'hotel' ? slug : params.hotelSlug;
  return hotelSlug === undefined ? (lookUp(families, first) ?? { text: texts.noPage }) : hotelTextsOf(hotelSlug);
}
