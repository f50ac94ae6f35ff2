import type { FormErrors, FormValues } from '#app/forms/form-types.ts';
import { readAmount, readDay, readNumber, readTime } from '#app/forms/typed-values.ts';
import { isDay } from '#app/language/dates.ts';
import { filmPlace, filmServices } from '#app/ui/video/film-services.ts';
import { cleanLine, cleanText, plainLine } from '#platform/clean-text.ts';
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
  if (kind === 'link' || kind === 'film') return longestLink;
  // Each box of a group is a field of its own.
  return longestLine * Math.max(1, options.length);
}

/**
 * Reads a form into the values to store, by the path of each field, or gives an error for each wrong field. Films may be
 * files of this site or of one of the origins `filmHosts`.
 */
export function readContent(
  { fields, check }: Pick<ContentPlan, 'fields' | 'check'>,
  typed: FormValues,
  isNew: boolean,
  filmHosts: readonly string[] = [],
): { values: Record<string, unknown> } | { errors: FormErrors } {
  const values: Record<string, unknown> = {};
  const errors: FormErrors = {};
  for (const field of fields) {
    if (field.once && !isNew) continue;
    const read = readField(field, typed, filmHosts);
    if ('problem' in read) errors[field.name] = read.problem;
    else values[pathOf(field)] = read.value;
  }
  if (Object.keys(errors).length === 0) Object.assign(errors, check?.(values));
  return Object.keys(errors).length > 0 ? { errors } : { values };
}

type Reading = { value: unknown } | { problem: string };

function readField(field: ContentField, values: FormValues, filmHosts: readonly string[]): Reading {
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
  if (field.kind === 'film') return readFilm(typed, field, filmHosts);
  return readers[field.kind](typed, field);
}

const readers: Record<
  Exclude<ContentField['kind'], 'check' | 'several' | 'film'>,
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
  whole: readWhole,
  decimal(typed, field) {
    const plain = plainLine(typed);
    return inBounds(/^-?\d{1,4}(\.\d{1,8})?$/.test(plain) ? Number(plain) : Number.NaN, field);
  },
  percent(typed, field) {
    const read = readWhole(typed.replace(/\s?%$/, ''), { ...field, least: 0, most: 100 });
    return 'value' in read ? { value: Number(read.value) / 100 } : read;
  },
  day(typed, { label }) {
    const read = readDay(typed, { from: '1900-01-01', to: '2199-12-31' });
    return 'value' in read ? read : { problem: `${label}: ${read.problem}.` };
  },
  'day of year'(typed, { label }) {
    // A leap year has every day.
    const read = readDay(`${typed} 2028`, { from: '2028-01-01', to: '2028-12-31' });
    return 'value' in read
      ? { value: read.value.slice(5) }
      : { problem: `${label} must be a day and a month, such as 1 November.` };
  },
  time(typed, { label }) {
    const read = readTime(typed, '');
    return 'value' in read ? read : { problem: `${label}: ${read.problem}.` };
  },
  moment(typed, { label }) {
    const found = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::00)?$/.exec(plainLine(typed));
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
    const read = lines.map((line) => {
      const [, style = '', guests = ''] = /^([^:]{1,40}?)\s*:(.*)$/.exec(line) ?? [];
      return { style, guests: readNumber(guests, { from: 0, to: 99_999 }) };
    });
    const layouts = read.flatMap(({ style, guests }) => ('value' in guests ? [{ style, capacity: guests.value }] : []));
    if (layouts.length < read.length) return { problem: `${label}: one layout a line, such as “Theatre: 600”.` };
    return { value: layouts };
  },
  reference: chosenRow,
  picture: chosenRow,
};

/** Refuses the address of a film that no page could play, and says why. */
function readFilm(url: string, field: ContentField, filmHosts: readonly string[]): Reading {
  const read = readers.link(url, field);
  if ('problem' in read) return read;
  const { label } = field;
  const { kind } = filmPlace(url);
  const { origin, host } = new URL(url, 'https://this-site.invalid');
  if (kind === 'flash') return { problem: `${label}: no browser of today plays Flash films. Save the film as .mp4.` };
  if (kind === 'unknown') {
    const services = filmServices.map(({ name }) => name).join(', ');
    return {
      problem: `${label}: this must be the address of one film at ${services}, or of a file that ends in .mp4, .webm, .mp3, .m4a, .ogg, .m3u8 or .mpd.`,
    };
  }
  if (kind === 'service' || url.startsWith('/') || filmHosts.includes(origin)) return read;
  return {
    problem: `${label}: pages may not play files of ${host}. Use a video service or a file on this site, or let the operator add ${origin} to FILM_HOSTS.`,
  };
}

function chosenRow(typed: string, { label }: ContentField): Reading {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(typed);
  return isId ? { value: typed } : { problem: `${label}: choose one of the list.` };
}

function within(text: string, label: string, most: number): Reading {
  return text.length > most
    ? { problem: `${label}: at most ${most} characters; it has ${text.length}.` }
    : { value: text };
}

/** A whole number, maybe with the sign of rupees before it. */
function readWhole(typed: string, field: ContentField): Reading {
  const [, sign, digits = ''] = /^(-?)(.*)$/.exec(plainLine(typed)) ?? [];
  const read = readAmount(digits, { from: 0, to: 1_000_000_000 });
  return inBounds('value' in read ? (sign ? -read.value : read.value) : Number.NaN, field);
}

function inBounds(value: number, { label, least, most }: ContentField): Reading {
  if (value >= (least ?? -1_000_000_000) && value <= (most ?? 1_000_000_000)) return { value };
  const bounds = least === undefined || most === undefined ? '' : ` from ${least} to ${most}`;
  return { problem: `${label} must be a number${bounds}.` };
}
