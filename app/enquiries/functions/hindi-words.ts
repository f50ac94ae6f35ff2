import { hindiDates } from '#app/language/hindi-dates.ts';
import { functionOptions } from '#content/shown-options.hi.ts';
import type { FunctionWords } from './english-words.ts';

/** How functions and open days are written in Hindi, on pages and in mails in Hindi. */
export const hindiFunctions: FunctionWords = {
  dates: hindiDates,
  kinds: functionOptions,
  number: (number) => `फ़ंक्शन ${number}`,
  guests: (count) => `${count} मेहमान`,
  fewDays: (day) => `${day}, कुछ दिन आगे-पीछे`,
  monthOpen: (month) => `${month}, दिन अभी तय नहीं`,
  dayOpen: 'दिन अभी तय नहीं',
  problems: {
    month: 'आयोजन का महीना चुनें',
    exactness: 'सूची में से चुनें',
    kind: 'बताइए कि कौन-सा फ़ंक्शन है',
    day: 'इस फ़ंक्शन की तारीख़ चुनें',
  },
};
