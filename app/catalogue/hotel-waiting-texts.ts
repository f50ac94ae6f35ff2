import { lookUp } from '#platform/look-up.ts';
import { hotelWaitingTexts as texts } from './texts.ts';

/** The texts of a property's page that are needed before its data: while the page loads, and if loading fails. */
interface WaitingTexts {
  title: string;
  loading: string;
  retryLabel?: string;
}

const hotel: WaitingTexts = { title: texts.unableToLoadHotel, loading: texts.loadingDetails };
const venue: WaitingTexts = { title: texts.unableToLoadVenue, loading: texts.loadingDetails };
const omnia: WaitingTexts = { title: texts.wentWrong, loading: texts.loading };

const bySlug: Record<string, WaitingTexts> = {
  'tivoli-heritage-palace': { ...hotel, retryLabel: texts.tryAgainLater },
  'tivoli-royal-court-okhla': venue,
  'upper-hse-sultanpur': venue,
  'omnia-dwarka-expressway': omnia,
  'omnia-greater-noida': omnia,
};

/** Some properties have texts of their own; any other has those of a hotel. */
export function hotelTextsOf(slug: string): WaitingTexts {
  return lookUp(bySlug, slug) ?? hotel;
}
