import type { DateTexts } from './english-dates.ts';

const months = ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'];

/** The words of an Indian day: hours from 4, from 12, from 16 and from 20. */
function partOfDay(hours: number): string {
  if (hours < 4 || hours >= 20) return 'रात';
  if (hours < 12) return 'सुबह';
  return hours < 16 ? 'दोपहर' : 'शाम';
}

/** How dates are written in Hindi, for server code that writes Hindi whatever the page's language is. */
export const hindiDates: DateTexts = {
  months,
  shortMonths: months,
  weekdays: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
  time: (hours, minutes) => `${partOfDay(hours)} ${hours % 12 || 12}:${minutes} बजे`,
};
