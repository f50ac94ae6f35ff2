import { positionLabel as positionInHindi } from '#app/careers/position-label.hi.ts';
import { positionLabel } from '#app/careers/position-label.ts';
import { englishFunctions, type FunctionWords } from '#app/enquiries/functions/english-words.ts';
import { hindiFunctions } from '#app/enquiries/functions/hindi-words.ts';
import type { Language } from '#app/language/page-language.ts';
import { eventTypeOptions } from '#content/option-lists.ts';
import { eventTypeOptions as eventTypesInHindi } from '#content/shown-options.hi.ts';
import { preparedRepliesTexts as hindi } from './texts.hi.ts';
import { preparedRepliesTexts as english } from './texts.ts';

interface ReplyWords {
  texts: typeof english;
  functions: FunctionWords;
  eventTypes: (typeof eventTypeOptions)['enquiry'];
  positionLabel: typeof positionLabel;
}

/** The words of an answer that staff begin with, in the languages in which visitors write. */
export const replyWords: Record<Language, ReplyWords> = {
  en: { texts: english, functions: englishFunctions, eventTypes: eventTypeOptions.enquiry, positionLabel },
  hi: {
    texts: hindi,
    functions: hindiFunctions,
    eventTypes: eventTypesInHindi.enquiry,
    positionLabel: positionInHindi,
  },
};
