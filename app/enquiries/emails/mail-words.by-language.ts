import { positionLabel as positionInHindi } from '#app/careers/position-label.hi.ts';
import { positionLabel } from '#app/careers/position-label.ts';
import { texts as factsInHindi } from '#app/enquiries/confirmation/sent-facts.texts.hi.ts';
import { texts as facts } from '#app/enquiries/confirmation/sent-facts.texts.ts';
import { type DateTexts, englishDates } from '#app/language/english-dates.ts';
import { texts as guestsInHindi } from '#app/language/guests-in-words.texts.hi.ts';
import { texts as guests } from '#app/language/guests-in-words.texts.ts';
import { hindiDates } from '#app/language/hindi-dates.ts';
import type { Language } from '#app/language/page-language.ts';
import * as options from '#content/option-lists.ts';
import * as optionsInHindi from '#content/shown-options.hi.ts';
import { texts as hindi } from './visitor-mail.texts.hi.ts';
import { texts as english } from './visitor-mail.texts.ts';

/** All words of a visitor's mail in one language. */
export interface MailWords {
  texts: typeof english;
  /** The labels of what was sent. */
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
