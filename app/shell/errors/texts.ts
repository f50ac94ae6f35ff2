import type { PagePlan } from '#app/catalogue/property.ts';

export const failedPageTexts = {
  tryAgain: 'Try Again',
  backToHome: 'Back to Home',
  notFound: { title: 'Page Not Found', text: 'There is nothing at this address.' },
  notAllowed: { title: 'Not allowed here', text: 'Nothing can be sent to this address.' },
  failed: {
    title: 'Something went wrong',
    tabTitle: 'Unexpected Application Error!',
    text: 'The page could not be made. Please try again; if it keeps failing, call us.',
  },
};

export const notFoundTexts = {
  backToLocations: 'Back to Locations',
  allHotels: 'View All Hotels',
  unknownHotel: {
    title: 'Hotel Not Found',
    text: "The hotel you're looking for doesn't exist or has been moved.",
  },
  hidden: (family: PagePlan['family']) => ({
    title: `${family} Not Found`,
    text: `We couldn't find the ${family === 'Venue' ? 'venue' : 'hotel'} you're looking for. It may have been moved or doesn't exist.`,
  }),
  unableToLoadHotel: 'Unable to Load Hotel',
  unableToLoadHotels: 'Unable to Load Hotels',
  recordsAway: 'We cannot reach our records at this moment. Please try again in a minute.',
  tryAgain: 'Try Again',
  unknownPage: {
    title: 'Page Not Found',
    text: 'There is nothing at this address. It may have been moved or never existed.',
  },
  backToHome: 'Back to Home',
  backTo: (name: string) => `Back to ${name}`,
};

export const searchHotelsTexts = {
  label: 'Search hotels and venues',
  search: 'Search',
  noHotels: 'No hotels found',
  nearestTo: (town: string) => `There is no house in ${town}. The nearest ones:`,
  askUs: 'Tell us what you plan',
};
