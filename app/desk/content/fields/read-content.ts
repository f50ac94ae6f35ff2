import type { FormErrors, FormValues } from '#app/forms/form-types.ts';
import { isDay } from '#app/language/dates.ts';
import { cleanLine, cleanText } from '#platform/clean-text.ts';
import { latinDigits } from '#platform/latin-digits.ts';
import { boxName, type ContentField, type ContentPlan, pathOf } from './content-field.ts';

const longestLine = 255;
const longestText = 8000;
const longestLink = 2000;
const mostEntries = 60;
/** The characters of all lines of a list together. */
const longestList = 16_000;

/** The most characters that a field accepts. */
export function mostCharacters({ kind, most, options = [] }: ContentField): number {
  if (kind === 'line') return most ?? longestLine;
  if (kind === 'text') return most ?? longestText;
  if (kind === 'lines' || kind === 'layouts')
    return Math.min(mostEntries * ((most ?? longestLine) + 1) - 1, longestList);
  if (kind === 'link') return longestLink;
  // Each box of a group is a field of its own.
  return longestLine * Math.max(1, options.length);
}

/** Reads a form into the values to store, by the path of each field, or gives an error for each wrong field. */
export function readContent(
  { fields, check }: Pick<ContentPlan, 'fields' | 'check'>,
  typed: FormValues,
  isNew: boolean,
): { values: Record<string, unknown> } | { errors: FormErrors } {
  const values: Record<string, unknown> = {};
  const errors: FormErrors = {};
  for (const field of fields) {
    if (field.once && !isNew) continue;
    const read = readField(field, typed);
    if ('problem' in read) errors[field.name] = read.problem;
    else values[pathOf(field)] = read.value;
  }
  if (Object.keys(errors).length === 0) Object.assign(errors, check?.(values));
  return Object.keys(errors).length > 0 ? { errors } : { values };
}

type Reading = { value: unknown } | { problem: string };

function readField(field: ContentField, values: FormValues): Reading {
  if (field.kind === 'check') return { value: values[field.name] === 'on' };
  if (field.kind === 'several') {
    const chosen = (field.options ?? []).map(({ value }) => value);
    return { value: chosen.filter((value) => values[boxName(field.name, value)] === 'on') };
  }
  const typed = cleanText(values[field.name] ?? '');
  if (!typed) {
    if (field.required) return { problem: `${field.label} is required.` };
    return { value: field.kind === 'lines' || field.kind === 'layouts' ? [] : null };
  }
  return readers[field.kind](typed, field);
}

const readers: Record<
  Exclude<ContentField['kind'], 'check' | 'several'>,
  (typed: string, field: ContentField) => Reading
> = {
  line: (typed, { label, most = longestLine }) => within(cleanLine(typed), label, most),
  text: (typed, { label, most = longestText }) => within(typed, label, most),
  lines(typed, { label, most = longestLine }) {
    const entries = typed.split('\n').map(cleanLine).filter(Boolean);
    if (entries.length > mostEntries) return { problem: `${label}: at most ${mostEntries} lines.` };
    if (typed.length > longestList) return { problem: `${label}: at most ${longestList} characters in all.` };
    const tooLong = entries.find((entry) => entry.length > most);
    return tooLong ? { problem: `${label}: a line has more than ${most} characters.` } : { value: entries };
  },
  whole: (typed, field) => readNumber(typed, /^-?\d{1,9}$/, field),
  decimal: (typed, field) => readNumber(typed, /^-?\d{1,4}(\.\d{1,8})?$/, field),
  percent(typed, field) {
    const read = readNumber(typed, /^\d{1,3}$/, { ...field, least: 0, most: 100 });
    return 'value' in read ? { value: Number(read.value) / 100 } : read;
  },
  day: (typed, { label }) =>
    isDay(typed) ? { value: typed } : { problem: `${label} must be a day such as 2027-02-14.` },
  moment(typed, { label }) {
    const found = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(typed);
    const moment = new Date(`${found?.[1]}T${found?.[2]}:00+05:30`);
    const isReal = found?.[1] !== undefined && isDay(found[1]) && !Number.isNaN(moment.getTime());
    return isReal ? { value: moment.toISOString() } : { problem: `${label} must be a day and a time.` };
  },
  choice: (typed, { label, options = [] }) =>
    options.some(({ value }) => value === typed) ? { value: typed } : { problem: `${label}: choose one of the list.` },
  slug(typed, { label, most = 100 }) {
    const isSlug = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(typed) && typed.length <= most;
    return isSlug ? { value: typed } : { problem: `${label}: small letters, digits and hyphens, such as the-tivoli.` };
  },
  colour: (typed, { label }) =>
    /^#[0-9a-f]{6}$/i.test(typed) ? { value: typed } : { problem: `${label} must be a colour such as #cd9f59.` },
  link(typed, { label }) {
    if (typed.length > longestLink) return { problem: `${label}: at most ${longestLink} characters.` };
    const isOurs = /^\/(?![/\\])[^\s\\]*$/.test(typed);
    const isWeb = /^https?:\/\//i.test(typed) && URL.canParse(typed);
    return isOurs || isWeb
      ? { value: typed }
      : { problem: `${label} must begin with a slash (a page of ours) or with https://.` };
  },
  layouts(typed, { label }) {
    const lines = typed.split('\n').map(cleanLine).filter(Boolean);
    if (lines.length > mostEntries) return { problem: `${label}: at most ${mostEntries} lines.` };
    const read = lines.map((line) => /^([^:]{1,40}?)\s*:\s*(\d{1,5})$/.exec(latinDigits(line)));
    if (read.some((found) => !found)) return { problem: `${label}: one layout a line, such as “Theatre: 600”.` };
    return { value: read.map((found) => ({ style: found?.[1] ?? '', capacity: Number(found?.[2]) })) };
  },
  reference: chosenRow,
  picture: chosenRow,
};

function chosenRow(typed: string, { label }: ContentField): Reading {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(typed);
  return isId ? { value: typed } : { problem: `${label}: choose one of the list.` };
}

function within(text: string, label: string, most: number): Reading {
  return text.length > most ? { problem: `${label}: at most ${most} characters.` } : { value: text };
}

function readNumber(typed: string, format: RegExp, { label, least, most }: ContentField): Reading {
  const digits = latinDigits(cleanLine(typed)).replaceAll(',', '').replace(/^₹\s*/, '');
  const value = format.test(digits) ? Number(digits) : Number.NaN;
  if (value >= (least ?? -1_000_000_000) && value <= (most ?? 1_000_000_000)) return { value };
  const bounds = least === undefined || most === undefined ? '' : ` from ${least} to ${most}`;
  return { problem: `${label} must be a number${bounds}.` };
}
