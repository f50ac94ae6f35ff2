import type { PagePlan } from '#app/catalogue/property.ts';
import { paths } from '#app/paths.ts';
import type { NotFoundPageProps } from './not-found-page.tsx';

type Words = Pick<NotFoundPageProps, 'title' | 'text' | 'back' | 'other'>;

const toLocations = { to: paths.locations(), label: 'Back to Locations' };
const toHotels = { to: paths.hotels(), label: 'View All Hotels' };

/** The texts for a slug that no hotel has or had. */
export const unknownHotel: Words = {
  title: 'Hotel Not Found',
  text: "The hotel you're looking for doesn't exist or has been moved.",
  back: toLocations,
  other: toHotels,
};

/** The texts for a property with a page of its own that staff took off the site. */
export function hiddenProperty({ kind, family, wayOn }: Pick<PagePlan, 'kind' | 'family' | 'wayOn'>): Words {
  if (kind === 'generic') return unknownHotel;
  const venue = family === 'Venue';
  const [back, other] = venue || wayOn === 'locations' ? [toLocations, toHotels] : [toHotels, toLocations];
  return {
    title: `${family} Not Found`,
    text: `We couldn't find the ${venue ? 'venue' : 'hotel'} you're looking for. It may have been moved or doesn't exist.`,
    back,
    other,
  };
}

/** The texts for an address that only the database knows, while the database is away. */
export function unavailableProperty(slug: string): Words {
  return {
    title: 'Unable to Load Hotel',
    text: 'We cannot reach our records at this moment. Please try again in a minute.',
    back: { to: paths.hotel(slug), label: 'Try Again' },
    other: toHotels,
  };
}

export const unknownPage: Words = {
  title: 'Page Not Found',
  text: 'There is nothing at this address. It may have been moved or never existed.',
  back: { to: paths.home(), label: 'Back to Home' },
  other: toHotels,
};

/** The texts for a picture or a film that a hotel does not have. The button leads to the existing ones. */
export function missingPartTexts(name: string, to: string): Words {
  return { ...unknownPage, back: { to, label: `Back to ${name}` } };
}
