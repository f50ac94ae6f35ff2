import { fieldLimits as limits } from '#app/forms/rules/shared-field-limits.ts';

/** The sentences that a visitor reads at a field, the same in the browser and from the server. */
export const texts = {
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
