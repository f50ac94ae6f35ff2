import { fieldLimits as limits } from '#app/forms/rules/shared-field-limits.ts';

/** The link to all hotels stands between the last two texts. */
export const enquireRouteTexts = {
  heading: 'Plan Your Special Occasion',
  here: 'Enquire',
  text: 'Tell us the day and the number of guests.',
  description: 'Tell us the day and the number of guests. Our team will contact you within 24 hours.',
  offer: (title: string) => `the offer “${title}”`,
  hotelMissing: 'Your hotel is not in the list?',
  findHotel: 'Find it',
  askThere: 'and ask on its own page.',
};

/** Two labels differ between the variants of the form: see `enquiry-definition.ts`. */
export const enquiryDefinitionTexts = {
  eventDate: 'Event Date',
  guests: 'Number of Guests',
  eventType: 'Event Type',
  preferredVenue: 'Preferred Venue',
  venue: 'Hotel or venue',
  space: 'Hall or lawn',
  rooms: 'Room Requirements',
  budget: 'Budget Range',
  requirements: 'Special Requirements',
  chooseEventType: 'Choose an event type',
  chooseBudget: 'Choose a budget range',
  submit: { home: 'Submit Booking Request', enquiry: 'Submit Enquiry' },
  bookingFailed: { title: 'Submission Error', message: 'Failed to submit booking. Please try again.' },
  dayInIndia: (day: string) => `${day}, in India`,
  anyDayInIndia: 'The date in India',
};

export const enquiryFormTexts = {
  chooseVenue: 'Choose a venue',
};

/** The sentences that a visitor reads at a field, the same in the browser and from the server. */
export const enquiryRulesTexts = {
  eventTypeMissing: 'Choose an event type',
  eventTypeUnknown: 'Choose an event type from the list',
  dateMissing: 'Enter the date of your event',
  dateImpossible: 'There is no such day in the calendar: check the day and the month',
  dateWrong: 'Enter the date as day, month and year',
  datePast: 'Choose a date from today on',
  dateFar: 'Choose a date within the next three years',
  guestsMissing: 'Enter the number of guests',
  guestsWrong: 'Enter a whole number of guests from 1 to 10,000',
  venueMissing: 'Choose a venue',
  spaceUnknown: 'Choose a hall or lawn from the list',
  venueUnknown: 'Choose a hotel or venue from the list',
  roomsUnknown: 'Choose Yes or No',
  budgetUnknown: 'Choose a budget range from the list',
  requirementsTooLong: `Shorten the special requirements to ${limits.specialRequirements} characters or fewer`,
};
