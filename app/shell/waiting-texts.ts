import { hotelTextsOf } from '#app/catalogue/hotel-waiting-texts.ts';
import { paths } from '#app/paths.ts';
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

/** The first segment of a page's path, with the texts of its family. */
const families: Record<string, WaitingTexts> = {
  '': { text: texts.noHotels },
  locations: listing,
  hotels: listing,
  'all-locations': listing,
  brands: { ...listing, loading: texts.loadingBrands },
  enquire: { text: texts.noVenues },
};

export function waitingTexts(pathname: string): WaitingTexts {
  const [, first = '', slug = ''] = pathname.split('/');
  return pathname.startsWith(paths.hotel(''))
    ? hotelTextsOf(slug)
    : (lookUp(families, first) ?? { text: texts.noPage });
}
