import { fieldLimits } from '#app/forms/rules/shared-field-limits.ts';

export const texts = {
  roomTypeMissing: 'Choose a room type, or Any',
  roomTypeUnknown: 'Choose a room type from the list',
  roomsWrong: (most: number) => `Enter a number of rooms from 1 to ${most}`,
  adultsWrong: (most: number) => `Enter a number of adults from 1 to ${most}`,
  childrenWrong: (most: number) => `Enter a number of children from 0 to ${most}`,
  requestsTooLong: `Shorten the requests to ${fieldLimits.specialRequirements} characters or fewer`,
  dateWrong: 'Enter the date as day, month and year',
  arrivalMissing: 'Enter the day of arrival',
  arrivalPast: 'Choose a day of arrival from today on',
  arrivalFar: 'Choose a day within the next three years',
  departureMissing: 'Enter the day of departure',
  departureEarly: 'Choose a day of departure after the arrival',
  stayTooLong: (nights: number) => `Choose a stay of at most ${nights} nights`,
};
