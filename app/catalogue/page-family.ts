/** The texts of a property's page that are needed before its data: while the page loads, and if loading fails. */
interface PageFamily {
  title: 'Unable to Load Hotel' | 'Unable to Load Venue' | 'Something went wrong';
  /** This is shown while the page loads. */
  loading: string;
  retryLabel?: string;
}

const hotel: PageFamily = { title: 'Unable to Load Hotel', loading: 'Loading hotel details...' };
const venue: PageFamily = { title: 'Unable to Load Venue', loading: 'Loading hotel details...' };
const omnia: PageFamily = { title: 'Something went wrong', loading: 'Loading...' };

const families: Record<string, PageFamily> = {
  'tivoli-heritage-palace': { ...hotel, retryLabel: 'Try Again after some time' },
  'tivoli-royal-court-okhla': venue,
  'upper-hse-sultanpur': venue,
  'omnia-dwarka-expressway': omnia,
  'omnia-greater-noida': omnia,
};

/** These slugs have texts of their own; any other slug has the texts of a hotel. */
export function pageFamily(slug: string): PageFamily {
  return families[slug] ?? hotel;
}
