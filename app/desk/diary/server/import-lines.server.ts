import { wordsOf } from '#app/catalogue/search/words.ts';
import { functionStates } from '#app/desk/diary/diary-function.ts';
import { importColumns } from '#app/desk/diary/import-columns.ts';
import { readPlan } from '#app/desk/diary/read-plan.ts';
import { readSlug } from '#app/desk/frame/read-property.ts';
import { longestReason, momentInIndia } from '#app/diary/function-times.ts';
import { lineRule } from '#app/forms/form-rules.ts';
import { deskDays, readDay } from '#app/forms/typed-values.ts';
import { cleanLine, plainLine } from '#platform/clean-text.ts';
import { latinDigits } from '#platform/latin-digits.ts';
import type { DiaryProperty } from './diary-span.server.ts';
import type { DateToHold } from './hold-date.server.ts';
import { type ImportFault, type ImportFile, turn } from './import-file.server.ts';

export interface ImportLine extends Omit<DateToHold, 'lead' | 'mayWait'> {
  /** The line in the file, where the line begins. */
  line: number;
}

/** Reads the lines of a file as bookings: those that can be read, what is wrong with the others, and what has no place. */
export async function readImportLines(
  { heads, rows, separator }: ImportFile,
  properties: DiaryProperty[],
): Promise<{ lines: ImportLine[]; faults: ImportFault[]; unused: ImportFault[] }> {
  const spaces = spacesByName(properties);
  const now = new Date();
  const lines: ImportLine[] = [];
  const faults: ImportFault[] = [];
  const unused: ImportFault[] = [];
  for (const [index, { line, values }] of rows.entries()) {
    if (index % 200 === 0) await turn();
    const row = new Map(heads.map((head, at) => [head, values[at] ?? '']));
    const read = faultOfColumns(heads, values, separator) ?? readLine(row, spaces, now);
    if (typeof read === 'string') faults.push({ line, words: read });
    else {
      lines.push({ line, ...read });
      const words = unusedWords(row, read.state);
      if (words) unused.push({ line, words });
    }
  }
  return { lines, faults, unused };
}

/**
 * Finds what was put into a wrong column. Between commas a grouped number without quotation marks becomes two: 1,200 guests
 * would be 1 guest, and ₹200.
 */
function faultOfColumns(heads: string[], values: string[], separator: string): string | undefined {
  const isCommas = separator === 'a comma';
  const nameless = values.findIndex((value, at) => !heads[at] && (value !== '' || (isCommas && at >= heads.length)));
  if (nameless >= 0)
    return `It has a column ${nameless + 1} (“${values[nameless]}”) that the first line does not name: put what contains ${separator} in quotation marks.`;
  const named = latinDigits(values.map((value, at) => `${heads[at]} ${value}`).join(','));
  const [, first = '', column = '', next = ''] = isCommas ? (groupedNumber.exec(named) ?? []) : [];
  const isOther = /^(?:setup|clearing)$/.test(column) || (column === 'guaranteed' && Number(next) <= Number(first));
  if (!first || (isOther && values.length === heads.length)) return undefined;
  return `“${first},${next}” may be one number or two: put it in quotation marks, or save the file with semicolons.`;
}

const groupedNumber = /(?:guests|guaranteed|amount) ([^\d,]*\d{1,3}),(\w*) (\d{3}(?:\.0+|\s?\/-)?)(?![^,])/;
const readReason = lineRule(longestReason, 'A blocked time has a reason');
const missingTimes = { from: 'Write it as 19:00', to: 'Write it as 19:00' };

/** Question marks in place of a word, and UTF-8 that was read as Windows-1252: what programs leave of Hindi letters. */
const lostLetters = /(?<!\p{L})\?{2,}|Ã[\x80-\xBF]|â€|à[¤¥]/u;

/** The ids of the spaces of each property, by their names. */
type Spaces = Map<string, Map<string, string[]>>;

/** A name as it is compared: spreadsheets change its apostrophes, dashes and capitals. */
const nameKey = (name: string) => wordsOf(plainLine(name)).join(' ');

/** Returns what a line says, or what is wrong with it. */
function readLine(row: ReadonlyMap<string, string>, properties: Spaces, now: Date): Omit<ImportLine, 'line'> | string {
  const text = (name: string) => cleanLine(row.get(name) ?? '');
  const spaces = properties.get(readSlug(text('property')));
  if (!spaces) return `“${text('property')}” is no property of yours.`;
  const ids: string[] = [];
  for (const name of text('spaces').split('+')) {
    const [id, other] = spaces.get(nameKey(name)) ?? [];
    if (!id) return `“${name.trim()}” is no space of ${text('property')}.`;
    if (other) return `“${name.trim()}” may be more than one space of ${text('property')}.`;
    ids.push(id);
  }
  const texts = importColumns.flatMap(({ name, field }) => (field ? [[field, text(name).toLowerCase()]] : []));
  const read = readPlan(Object.fromEntries(texts), [...new Set(ids)], missingTimes);
  if ('problems' in read) {
    for (const { name, field, noun, words } of importColumns) {
      const problem = field && read.problems[field];
      const isChoice = field === 'kind' || field === 'layout';
      if (problem) return `“${text(name)}” is no ${noun}${isChoice ? `: ${words}` : `. ${problem}`}.`;
    }
    throw new Error('A plan has a problem without a column.');
  }
  const { plan } = read;
  const state = functionStates.find((known) => known === text('state').toLowerCase());
  if (!state || state === 'released') return `“${text('state')}” is no state: enquiry, option, definite or blocked.`;
  const until = state === 'option' ? readDay(text('until'), deskDays) : null;
  if (until && 'problem' in until) return `An option has the day until which it is kept. ${until.problem}.`;
  const expires = until && momentInIndia(until.value, '18:00');
  if (expires && (expires <= now || plan.starts <= now)) return 'This option is over: its day or its last day is past.';
  const reason = state === 'blocked' ? readReason(text('reason')) : { value: null };
  if ('problem' in reason) return `${reason.problem}.`;
  if (reason.value && lostLetters.test(reason.value))
    return `“${reason.value}” has lost letters: the file was saved in an encoding that does not have them.`;
  return { plan, state, expires, reason: reason.value };
}

/** Only a blocked time has a reason, and only an option a last day: says what stands there for another state. */
function unusedWords(row: ReadonlyMap<string, string>, state: ImportLine['state']): string {
  const places = [
    ['reason', 'blocked', 'only a blocked time has a reason'],
    ['until', 'option', 'only an option has a last day'],
  ] as const;
  return places
    .map(([name, of, why]) => ({ text: cleanLine(row.get(name) ?? ''), isUsed: state === of, why }))
    .filter(({ text, isUsed }) => text && !isUsed)
    .map(({ text, why }) => `“${text}” is not stored: ${why}.`)
    .join(' ');
}

function spacesByName(properties: DiaryProperty[]): Spaces {
  const byName = (spaces: DiaryProperty['spaces']) => {
    const ids = new Map<string, string[]>();
    for (const { id, name } of spaces) ids.set(nameKey(name), [...(ids.get(nameKey(name)) ?? []), id]);
    return ids;
  };
  return new Map(properties.map(({ slug, spaces }) => [slug, byName(spaces)]));
}
