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

/** What is answered in the place of a page, or of a form's answer, before the page itself is asked. */
export const refusedTexts = {
  back: 'Back to the home page',
  reference: 'Reference for support',
  pageTitle: 'Too Many Requests',
  page: 'Very many pages were asked for at once. Please try again in a moment.',
  unreadableAddress: 'This address cannot be read: a part of it may be missing or have been changed on the way.',
  formTitle: 'Not sent yet',
  form: 'Very many forms came in at once, and yours was not stored. Please go back, where it is still filled in, and send it again in a moment.',
  largeForm:
    'What was sent is larger than this form takes, and nothing of it was stored. Please go back, where it is still filled in, and shorten it.',
  unreadableForm:
    'What was sent could not be read as a form, and nothing of it was stored. Please go back, where it is still filled in, and send it again.',
  slowForm:
    'What was sent took too long to arrive, and nothing of it was stored. Please go back, where it is still filled in, and send it again.',
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
  unknownPage: {
    title: 'Page Not Found',
    text: 'There is nothing at this address. It may have been moved or never existed.',
  },
  backTo: (name: string) => `Back to ${name}`,
};

export const searchHotelsTexts = {
  label: 'Search hotels and venues',
  search: 'Search',
  noHotels: 'No hotels found',
  nearestTo: (town: string) => `The houses nearest to ${town}:`,
  askUs: 'Tell us what you plan',
};
