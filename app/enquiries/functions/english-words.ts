import { englishDates } from '#app/language/english-dates.ts';
import { functionOptions } from '#content/option-lists.ts';

/** How functions and open days are written in English, for what the team reads and for mails in English. */
export const englishFunctions = {
  dates: englishDates,
  kinds: functionOptions,
  number: (number: number) => `Function ${number}`,
  guests: (count: string) => `${count} guests`,
  fewDays: (day: string) => `${day}, a few days either way`,
  monthOpen: (month: string) => `${month}, day open`,
  dayOpen: 'day open',
  problems: {
    month: 'Choose the month of your event',
    exactness: 'Choose one of the list',
    kind: 'Choose what this function is',
    day: 'Choose the day of this function',
  },
};

export type FunctionWords = typeof englishFunctions;
