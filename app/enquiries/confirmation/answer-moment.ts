import { formatDayOf, formatMoment, inIndia } from '#app/language/dates.ts';
import type { DateTexts } from '#app/language/english-dates.ts';
import { datesTexts } from '#app/language/texts.ts';
import { answerMomentTexts } from './texts.ts';

/** The hour in India before which nobody is called. */
const morning = 7;
const quarter = 15 * 60_000;

/**
 * Says by when an enquiry is answered, as somebody would say it: "Sunday 22 November, 2:00 PM", to the quarter of an hour before
 * the moment itself, and before 7 AM "the morning of Sunday 22 November".
 */
export function answerMoment(
  dueAt: Date,
  dates: DateTexts = datesTexts,
  { morningOf }: typeof answerMomentTexts = answerMomentTexts,
): string {
  if (inIndia(dueAt).getUTCHours() < morning) return morningOf(formatDayOf(dueAt, dates));
  return formatMoment(new Date(dueAt.getTime() - (dueAt.getTime() % quarter)), dates);
}
