import { positionLabel as positionInHindi } from '#app/careers/position-label.hi.ts';
import { positionLabel } from '#app/careers/position-label.ts';
import { sentFactsTexts as factsInHindi } from '#app/enquiries/confirmation/texts.hi.ts';
import { sentFactsTexts as facts } from '#app/enquiries/confirmation/texts.ts';
import { type DateTexts, englishDates } from '#app/language/english-dates.ts';
import { hindiDates } from '#app/language/hindi-dates.ts';
import type { Language } from '#app/language/page-language.ts';
import { guestsInWordsTexts as guestsInHindi } from '#app/language/texts.hi.ts';
import { guestsInWordsTexts as guests } from '#app/language/texts.ts';
import * as options from '#content/option-lists.ts';
import * as optionsInHindi from '#content/shown-options.hi.ts';
import { visitorMailTexts as hindi } from './texts.hi.ts';
import { visitorMailTexts as english } from './texts.ts';

/** All words of a visitor's mail in one language. */
export interface MailWords {
  texts: typeof english;
  facts: typeof facts;
  dates: DateTexts;
  guests: typeof guests;
  options: Pick<typeof options, 'eventTypeOptions' | 'budgetOptions' | 'contactTopicOptions'>;
  positionLabel: typeof positionLabel;
}

/** A mail is in the language that is stored with what it is about, whichever server sends it. */
export const mailWords: Record<Language, MailWords> = {
  en: { texts: english, facts, dates: englishDates, guests, options, positionLabel },
  hi: {
    texts: hindi,
    facts: factsInHindi,
    dates: hindiDates,
    guests: guestsInHindi,
    options: optionsInHindi,
    positionLabel: positionInHindi,
  },
};
