import { enquiryLimits as limits } from './constants.ts';

/** What a visitor reads at a field: one sentence, the same in the browser and from the server. */
export const enquiryMessages = {
  nameMissing: 'Enter your name',
  nameTooLong: `Shorten the name to ${limits.name} characters or fewer`,
  emailMissing: 'Enter your e-mail address, for example name@example.com',
  emailWrong: 'Enter an e-mail address in the form name@example.com',
  phone: 'Enter a phone number, for example 98100 00000',
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
  venueUnknown: 'Choose a hotel or venue from the list',
  roomsUnknown: 'Choose Yes or No',
  budgetUnknown: 'Choose a budget range from the list',
  requirementsTooLong: `Shorten the special requirements to ${limits.specialRequirements} characters or fewer`,
} as const;

/** Heads the list of errors where a required field was left empty (part 1, section 5). */
export const missingFieldsSummary = 'Please fill in all required fields';
/** Heads it where every field is filled in, but one cannot be right. */
export const wrongFieldsSummary = 'Please check the fields below';
