/** How a property's page speaks when it cannot be shown; known without its data (part 2, sections 4 and 8). */
interface PageFamily {
  title: 'Unable to Load Hotel' | 'Unable to Load Venue' | 'Something went wrong';
  /** While it loads. */
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

/** By slug; what is not named here is a hotel like any other. */
export function pageFamily(slug: string): PageFamily {
  return families[slug] ?? hotel;
}
