import { positionLabel as positionInHindi } from '#app/careers/position-label.hi.ts';
import { positionLabel } from '#app/careers/position-label.ts';
import { type DateTexts, englishDates } from '#app/language/english-dates.ts';
import { hindiDates } from '#app/language/hindi-dates.ts';
import type { Language } from '#app/language/page-language.ts';
import { eventTypeOptions } from '#content/option-lists.ts';
import { eventTypeOptions as eventTypesInHindi } from '#content/shown-options.hi.ts';
import { preparedRepliesTexts as hindi } from './texts.hi.ts';
import { preparedRepliesTexts as english } from './texts.ts';

interface ReplyWords {
  texts: typeof english;
  dates: DateTexts;
  eventTypes: (typeof eventTypeOptions)['enquiry'];
  positionLabel: typeof positionLabel;
}

/** The words of an answer that staff begin with, in the languages in which visitors write. */
export const replyWords: Record<Language, ReplyWords> = {
  en: { texts: english, dates: englishDates, eventTypes: eventTypeOptions.enquiry, positionLabel },
  hi: { texts: hindi, dates: hindiDates, eventTypes: eventTypesInHindi.enquiry, positionLabel: positionInHindi },
};
