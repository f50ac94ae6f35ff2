import { readProperty } from '#app/desk/frame/read-property.ts';
import { type CameBy, waysToCome } from '#app/desk/inbox/inbox.ts';
import { readForm } from '#app/forms/form-rules.ts';
import type { FormErrors, FormValues } from '#app/forms/form-types.ts';
import { deskDays, readDay } from '#app/forms/typed-values.ts';
import { addDays, type Day } from '#app/language/dates.ts';

/** The days whose enquiries are counted, the property, and how the families came; null for all. */
export interface FiguresScope {
  from: Day;
  until: Day;
  property: string | null;
  cameBy: CameBy | null;
}

/** The most days that are counted: a year with a leap day. */
const longest = 366;

const rules = {
  from: (text: string) => readDay(text, deskDays),
  until(text: string, { from = '' }: FormValues) {
    const begins = readDay(from, deskDays);
    if ('problem' in begins) return readDay(text, deskDays);
    return readDay(text, { from: begins.value, to: addDays(begins.value, longest - 1) });
  },
};

/** Reads what an address asks for, twelve weeks if it names no day. Without a scope a day could not be read; a way that there is not throws. */
export function readScope(query: URLSearchParams, today: Day) {
  const typed = { from: query.get('from') || addDays(today, -83), until: query.get('until') || today };
  const property = readProperty(query);
  const came = query.get('came') || null;
  const cameBy = waysToCome.find((way) => way === came) ?? null;
  if (came && !cameBy) throw new Response('The figures have no such way to come.', { status: 404 });
  const read = readForm(rules, typed);
  const scope: FiguresScope | null = 'accepted' in read ? { ...read.accepted, property, cameBy } : null;
  const problems: FormErrors = 'errors' in read ? read.errors : {};
  return { typed, property, cameBy, scope, problems };
}
