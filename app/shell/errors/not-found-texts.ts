import type { PagePlan } from '#app/catalogue/property.ts';
import { paths } from '#app/paths.ts';
import type { NotFoundWords } from './not-found-page.tsx';
import { failedPageTexts as failed, notFoundTexts as texts } from './texts.ts';

const toLocations = { to: paths.locations(), label: texts.backToLocations };
const toHotels = { to: paths.hotels(), label: texts.allHotels };

/** The texts for a slug that no hotel has or had. */
export const unknownHotel: NotFoundWords = { ...texts.unknownHotel, back: toLocations, other: toHotels };

/** The texts for a property with a page of its own that staff took off the site. */
export function hiddenProperty({ kind, family, wayOn }: Pick<PagePlan, 'kind' | 'family' | 'wayOn'>): NotFoundWords {
  if (kind === 'generic') return unknownHotel;
  const [back, other] = family === 'Venue' || wayOn === 'locations' ? [toLocations, toHotels] : [toHotels, toLocations];
  return { ...texts.hidden(family), back, other };
}

/** The texts for an address that only the database knows, while the database is away. */
export function unavailableProperty(slug: string): NotFoundWords {
  return {
    title: texts.unableToLoadHotel,
    text: texts.recordsAway,
    back: { to: paths.hotel(slug), label: failed.tryAgain },
    other: toHotels,
  };
}

export const unknownPage: NotFoundWords = {
  ...texts.unknownPage,
  back: { to: paths.home(), label: failed.backToHome },
  other: toHotels,
};

/** The texts for a picture or a film that a hotel does not have. The button leads to the existing ones. */
export function missingPartTexts(name: string, to: string): NotFoundWords {
  return { ...unknownPage, back: { to, label: texts.backTo(name) } };
}
