import { eventTypes } from '#app/catalogue/event-type.ts';
import { sentFactsTexts as factsInHindi } from '#app/enquiries/confirmation/texts.hi.ts';
import { sentFactsTexts as facts } from '#app/enquiries/confirmation/texts.ts';
import { englishFunctions, type FunctionWords } from '#app/enquiries/functions/english-words.ts';
import { functionField, furtherNumbers } from '#app/enquiries/functions/function-fields.ts';
import { hindiFunctions } from '#app/enquiries/functions/hindi-words.ts';
import { messageTexts as hindi } from '#app/enquiries/message/texts.hi.ts';
import { messageTexts as english } from '#app/enquiries/message/texts.ts';
import type { FormValues } from '#app/forms/form-types.ts';
import { isDay } from '#app/language/dates.ts';
import type { Language } from '#app/language/page-language.ts';
import * as options from '#content/option-lists.ts';
import * as optionsInHindi from '#content/shown-options.hi.ts';
import { cleanText } from '#platform/clean-text.ts';
import { latinDigits } from '#platform/latin-digits.ts';
import { lookUp } from '#platform/look-up.ts';

interface MessageWords {
  texts: typeof english;
  facts: typeof facts;
  functions: FunctionWords;
  options: Pick<typeof options, 'eventTypeOptions' | 'budgetOptions'>;
}

const wordsOf: Record<Language, MessageWords> = {
  en: { texts: english, facts, functions: englishFunctions, options },
  hi: { texts: hindi, facts: factsInHindi, functions: hindiFunctions, options: optionsInHindi },
};

/**
 * Reads a message of `writeMessage`, in either language, into the values of the form for phone enquiries. Lines that are
 * none of its fields, and values that cannot be read, go into the notes as they were written.
 */
export function readMessage(message: string, properties: Record<string, { name: string }>): FormValues {
  const lines = cleanText(message).split('\n');
  const language = lines.some((line) => line.startsWith(`${hindi.name}:`) || line.includes(hindi.opening))
    ? 'hi'
    : 'en';
  const words = wordsOf[language];
  const { texts, facts } = words;
  const values: FormValues = { language };
  const notes: string[] = [];
  const readers: Record<string, (text: string) => FormValues | undefined> = {
    [texts.name]: (name) => ({ name }),
    [texts.phone]: (phone) => ({ phone }),
    [texts.email]: (email) => ({ email }),
    [facts.eventType]: (text) => eventTypeIn(text, words),
    [facts.venue]: (text) => propertyIn(text, properties),
    [facts.date]: (text) => dayIn(text, words.functions),
    [facts.guests]: (text) => ({ guest_count: text }),
    [facts.budget]: (text) => chosen('budget_range', text, words.options.budgetOptions),
  };
  for (const [at, line] of lines.entries()) {
    const colon = Math.max(0, line.indexOf(':'));
    const [label, text] = [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    if (label === facts.message) {
      notes.push([text, ...lines.slice(at + 1)].join('\n'));
      break;
    }
    const number = [1, ...furtherNumbers].find((number) => label === words.functions.number(number));
    const read = number ? functionIn(number, text, words.functions) : lookUp(readers, label)?.(text);
    if (read) Object.assign(values, read);
    else if (line.trim() && !line.includes(texts.opening)) notes.push(line.trim());
  }
  return { ...values, notes: notes.join('\n').trim() };
}

function chosen(name: string, text: string, options: readonly options.Option[]): FormValues | undefined {
  const option = options.find(({ label }) => label === text);
  return option && { [name]: option.value };
}

function eventTypeIn(text: string, { options }: MessageWords): FormValues | undefined {
  const { home, enquiry } = options.eventTypeOptions;
  const option = [...home, ...enquiry].find(({ label }) => label === text);
  return option && eventTypes.includes(option.value) ? { event_type: option.value } : undefined;
}

/** The message has the house and its town. */
function propertyIn(text: string, properties: Record<string, { name: string }>): FormValues | undefined {
  const named = Object.entries(properties).filter(([, { name }]) => text === name || text.startsWith(`${name} – `));
  return named[0] && { venue_id: named[0][0] };
}

/** Returns what stands in place of the value in a text, such as "14 February 2027" of "14 February 2027, a few days either way". */
function valueIn(text: string, write: (value: string) => string): string | undefined {
  const [before = '', after = ''] = write('\0').split('\0');
  const isSo = text.startsWith(before) && text.endsWith(after) && text.length > before.length + after.length;
  return isSo ? text.slice(before.length, text.length - after.length) : undefined;
}

function dayIn(text: string, words: FunctionWords): FormValues | undefined {
  const month = valueIn(text, words.monthOpen);
  const few = valueIn(text, words.fewDays);
  const day = writtenDay(month ? `1 ${month}` : (few ?? text), words);
  return day ? { event_date: day, day_exactness: month ? 'month' : few ? 'few_days' : 'day' } : undefined;
}

/** Reads "14 February 2027" in the words of the message. */
function writtenDay(text: string, { dates }: FunctionWords): string | undefined {
  const [, date = '', name = '', year] = /^(\d{1,2}) (\S+) (\d{4})$/.exec(latinDigits(text)) ?? [];
  const month = String(dates.months.indexOf(name) + 1);
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}

/** Reads "Sangeet, 13 February 2027, 300 guests, Grand Lawn"; of the main function only what it is. */
function functionIn(number: number, text: string, words: FunctionWords): FormValues | undefined {
  const [name, day = '', ...rest] = text.split(', ');
  const kind = chosen(functionField(number, 'kind'), name ?? '', words.kinds);
  if (number === 1) return kind ?? {};
  const on = day === words.dayOpen ? '' : writtenDay(day, words);
  if (!kind || on === undefined) return undefined;
  const guests = valueIn(rest[0] ?? '', words.guests);
  return {
    ...kind,
    [functionField(number, 'day')]: on,
    [functionField(number, 'guests')]: latinDigits(guests ?? ''),
    [functionField(number, 'space')]: rest.slice(guests ? 1 : 0).join(', '),
  };
}
