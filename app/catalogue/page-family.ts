import { lookUp } from '#platform/look-up.ts';
import { pageFamilyTexts as texts } from './texts.ts';

/** The texts of a property's page that are needed before its data: while the page loads, and if loading fails. */
interface PageFamily {
  title: string;
  loading: string;
  retryLabel?: string;
}

const hotel: PageFamily = { title: texts.unableToLoadHotel, loading: texts.loadingDetails };
const venue: PageFamily = { title: texts.unableToLoadVenue, loading: texts.loadingDetails };
const omnia: PageFamily = { title: texts.wentWrong, loading: texts.loading };

const families: Record<string, PageFamily> = {
  'tivoli-heritage-palace': { ...hotel, retryLabel: texts.tryAgainLater },
  'tivoli-royal-court-okhla': venue,
  'upper-hse-sultanpur': venue,
  'omnia-dwarka-expressway': omnia,
  'omnia-greater-noida': omnia,
};

/** These slugs have texts of their own; any other slug has the texts of a hotel. */
export function pageFamily(slug: string): PageFamily {
  return lookUp(families, slug) ?? hotel;
}
