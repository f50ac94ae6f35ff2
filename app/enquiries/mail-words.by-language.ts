import { positionLabel as positionInHindi } from '#app/careers/position-label.hi.ts';
import { positionLabel } from '#app/careers/position-label.ts';
import {
  sentFactsTexts as factsInHindi,
  answerMomentTexts as momentInHindi,
} from '#app/enquiries/confirmation/texts.hi.ts';
import { answerMomentTexts, sentFactsTexts as facts } from '#app/enquiries/confirmation/texts.ts';
import { type DateTexts, englishDates } from '#app/language/english-dates.ts';
import { hindiDates } from '#app/language/hindi-dates.ts';
import type { Language } from '#app/language/page-language.ts';
import { guestsInWordsTexts as guestsInHindi, moneyTexts as moneyInHindi } from '#app/language/texts.hi.ts';
import { guestsInWordsTexts as guests, moneyTexts as money } from '#app/language/texts.ts';
import type { EstimateWords } from '#app/prices/estimate-words.ts';
import { estimateTexts as estimateInHindi } from '#app/prices/texts.hi.ts';
import { estimateTexts } from '#app/prices/texts.ts';
import * as options from '#content/option-lists.ts';
import * as optionsInHindi from '#content/shown-options.hi.ts';
import { englishFunctions, type FunctionWords } from './functions/english-words.ts';
import { hindiFunctions } from './functions/hindi-words.ts';
import { visitorMailTexts as hindi } from './texts.hi.ts';
import { visitorMailTexts as english } from './texts.ts';

/** A visitor's mail in one language is written with these words. */
export interface MailWords {
  texts: typeof english;
  facts: typeof facts;
  dates: DateTexts;
  answerMoment: typeof answerMomentTexts;
  functions: FunctionWords;
  estimate: EstimateWords;
  guests: typeof guests;
  options: Pick<typeof options, 'eventTypeOptions' | 'budgetOptions' | 'contactTopicOptions'>;
  positionLabel: typeof positionLabel;
}

/** A mail is in the language of the stored row that it is about, whichever build of the site sends it. */
export const mailWords: Record<Language, MailWords> = {
  en: {
    texts: english,
    facts,
    dates: englishDates,
    answerMoment: answerMomentTexts,
    functions: englishFunctions,
    estimate: { texts: estimateTexts, money },
    guests,
    options,
    positionLabel,
  },
  hi: {
    texts: hindi,
    facts: factsInHindi,
    dates: hindiDates,
    answerMoment: momentInHindi,
    functions: hindiFunctions,
    estimate: { texts: estimateInHindi, money: moneyInHindi },
    guests: guestsInHindi,
    options: optionsInHindi,
    positionLabel: positionInHindi,
  },
};
