export interface DateTexts {
  months: readonly string[];
  /** For narrow places. */
  shortMonths: readonly string[];
  /** Begins with Sunday. */
  weekdays: readonly string[];
  /** A time of the day: hours from 0 to 23, and minutes with two digits. */
  time: (hours: number, minutes: string) => string;
}

const months = 'January February March April May June July August September October November December'.split(' ');

/** How dates are written in English, for server code that writes English whatever the page's language is. */
export const englishDates: DateTexts = {
  months,
  shortMonths: months.map((month) => month.slice(0, 3)),
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  time: (hours, minutes) => `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`,
};
