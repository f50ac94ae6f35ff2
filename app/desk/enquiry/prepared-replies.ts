import type { CareerPosition } from '#app/careers/position-label.ts';
import type { EventType } from '#app/catalogue/event-type.ts';
import type { InboxRow } from '#app/desk/inbox/inbox.ts';
import { formatEventDay } from '#app/enquiries/functions/event-functions.ts';
import { pageIn } from '#app/language/page-in.ts';
import type { Language } from '#app/language/page-language.ts';
import { labelOf } from '#content/option-lists.ts';
import { replyWords } from './reply-words.by-language.ts';

type ContactedEnquiry = Pick<
  InboxRow,
  'reference' | 'name' | 'eventType' | 'eventDate' | 'dayExactness' | 'checkoutDate'
>;

type Contacted = Pick<InboxRow, 'reference' | 'phone' | 'email' | 'language'>;

/** Links to call, WhatsApp and mail somebody, with a prepared text. */
export interface ContactWays {
  call?: string;
  whatsapp?: string;
  mail?: string;
}

/** The ways to answer, in the visitor's language and in the other one. */
export interface PreparedReplies {
  ways: ContactWays;
  other: { language: string; ways: ContactWays };
}

/** Returns the links to answer somebody: the first in the language in which they wrote. */
export function preparedReplies(
  contacted: Contacted,
  words: (language: Language) => string,
  subject?: (language: Language) => string,
): PreparedReplies {
  const ways = (language: Language) =>
    contactAddresses({ ...contacted, language }, words(language), subject?.(language));
  const other = contacted.language === 'hi' ? 'en' : 'hi';
  return {
    ways: ways(contacted.language),
    other: { language: other === 'hi' ? 'Hindi' : 'English', ways: ways(other) },
  };
}

/** Returns the beginning of a first answer; staff write the rest. */
export function preparedWords(
  { reference, name, eventType, eventDate, dayExactness, checkoutDate }: ContactedEnquiry,
  { property, author, page }: { property: string | undefined; author: string; page?: string | undefined },
  language: Language,
): string {
  const { texts, functions, eventTypes } = replyWords[language];
  const event = (kind: EventType) => (kind === 'other' ? texts.otherEvent : texts.event(labelOf(eventTypes, kind)));
  const what = eventType ? event(eventType as EventType) : checkoutDate ? texts.stay : texts.message;
  const day = eventDate && formatEventDay({ day: eventDate, exactness: dayExactness }, functions);
  const when = day && (dayExactness === 'day' ? texts.onDay(day) : texts.openDay(day));
  // The family's own page is in the language of the text.
  const link = page ? texts.ownPage(pageInLanguage(language, page)) : '';
  return texts.greeting(name) + texts.thanks(what, reference, when ?? '', property) + link + texts.introduction(author);
}

interface Applicant {
  reference: string;
  name: string;
  position: string;
}

/** Returns the beginning of a first answer to an applicant. */
export function preparedApplicationWords(applicant: Applicant, author: string, language: Language): string {
  return thanksTo(applicant, language) + replyWords[language].texts.applicationIntroduction(author);
}

/** Returns the whole mail that rejects or invites an applicant, for staff to read over. */
export function preparedDecision(
  kind: 'rejection' | 'invitation',
  applicant: Applicant & { language: Language },
  author: string,
): string {
  const { texts } = replyWords[applicant.language];
  return thanksTo(applicant, applicant.language) + texts[kind] + texts.signature(author);
}

function thanksTo({ reference, name, position }: Applicant, language: Language): string {
  const { texts, positionLabel } = replyWords[language];
  return texts.greeting(name) + texts.applicationThanks(positionLabel(position as CareerPosition), reference);
}

function pageInLanguage(language: Language, page: string): string {
  const { origin, pathname, search } = new URL(page);
  return origin + pageIn(language, pathname + search);
}

export function preparedGreeting({ name, language }: Pick<InboxRow, 'name' | 'language'>): string {
  return replyWords[language].texts.greeting(name);
}

export function contactAddresses(
  { phone, email, reference, language }: Contacted,
  words: string,
  subject = replyWords[language].texts.subject(reference),
): ContactWays {
  const text = encodeURIComponent(words);
  return {
    ...(phone && { call: `tel:${phone}`, whatsapp: `https://wa.me/${phone.replace(/\D/g, '')}?text=${text}` }),
    ...(email && { mail: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${text}` }),
  };
}
