import { lostReasonLabels } from '#app/desk/enquiry/enquiry-change.ts';
import { readScope } from '#app/desk/figures/figures-scope.ts';
import { byteOrderMark, type Cell, csvLines } from '#app/desk/frame/csv.server.ts';
import { cameByLabels, sourceLabels } from '#app/desk/inbox/inbox.ts';
import type { DeskNames } from '#app/desk/inbox/server/desk-names.server.ts';
import type { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { canOpen } from '#app/desk/staff/staff-roles.ts';
import { formatMonth, formatShortDay, formatWeekday, todayInIndia } from '#app/language/dates.ts';
import { lookUp } from '#platform/look-up.ts';
import type { Figures, Origin, ResponseTimes } from './figures.server.ts';
import type { NamedWorth, Worth } from './worth.server.ts';

/** What the figures of a column are. The page writes them for people, a file as numbers. */
export type FigureUnit = 'count' | 'rupees' | 'minutes' | 'share';

export interface FigureSheet {
  title: string;
  note?: string;
  /** The heading of the names, and of each column of figures. */
  first: string;
  columns: readonly (readonly [heading: string, unit: FigureUnit])[];
  rows: {
    key: string;
    name: string;
    /** The day that a file has in place of the name. */
    day?: string;
    /** The length of the bar; a table in which no row has one has no bars. */
    bar?: number | null;
    figures: (number | null)[];
  }[];
  /** Whether the page adds up the rows; a file is added up by its spreadsheet. */
  hasTotal?: true;
  /** Stands in place of a table without rows. */
  none?: string;
}

type Sheets = ReturnType<typeof figureSheets>;
/** The tables that somebody sees: those by colleague may be missing. */
export type FigureSheets = Omit<Sheets, keyof typeof ofColleagues> & {
  [name in keyof typeof ofColleagues]: Sheets[name] | undefined;
};

const timesColumns = [
  ['Enquiries', 'count'],
  ['Median', 'minutes'],
  ['Nine in ten', 'minutes'],
  ['Within 1\u00a0h', 'share'],
  ['Within 24\u00a0h', 'share'],
] as const;
const originColumns = [
  ['Enquiries', 'count'],
  ['Converted', 'count'],
  ['Share', 'share'],
] as const;
const worthColumns = [
  ['Enquiries', 'count'],
  ['Open', 'rupees'],
  ['Definite', 'rupees'],
  ['Lost', 'rupees'],
] as const;

/** Reads the figures that an address asks for; without sheets one of its days could not be read. */
export async function readFigures({ principal, figures, desk }: ReturnType<typeof deskContext>, request: Request) {
  const asked = readScope(new URL(request.url).searchParams, todayInIndia());
  const counted = asked.scope && (await figures(principal, asked.scope));
  const counting = (counted?.worth.properties ?? []).map(({ name }) => name);
  const names = await desk.names(principal, { also: [asked.property, ...counting] });
  const { properties, hasMore } = names;
  const sheets = counted && figureSheets(counted, names);
  // Who does how much is for managers and administrators.
  const shown = sheets && (canOpen(principal, 'team') ? sheets : { ...sheets, ...ofColleagues });
  return { ...asked, properties, hasMore, counted, sheets: shown };
}

const ofColleagues = { 'worth-by-owner': undefined, 'answers-by-colleague': undefined };

/** Every table of the figures, for the page and for a file. */
function figureSheets(figures: Figures, names: Pick<DeskNames, 'properties' | 'owners'>) {
  const { funnel, worth, lost, weeks, properties, colleagues, sources, channels, campaigns, dates, diary } = figures;
  const propertyOf = (slug: string | null) => (slug ? (names.properties[slug]?.name ?? slug) : 'No property chosen');
  const colleagueOf = (id: string | null) => (id ? (names.owners[id] ?? 'Somebody who has left') : 'Nobody yet');
  return {
    'worth-by-property': {
      title: 'In rupees, by property',
      note: `Of what came in these days: the amounts in the diary, else the middle of the estimate. ${unpricedWords(worth)}`,
      first: 'Property',
      columns: worthColumns,
      hasTotal: true,
      rows: worth.properties.map((row) => worthRow(row, propertyOf(row.name))),
    },
    'worth-by-month': {
      title: 'In rupees, by month of the event',
      first: 'Month',
      columns: worthColumns,
      hasTotal: true,
      rows: worth.months.map((row) => ({
        ...worthRow(row, row.name ? formatMonth(row.name) : 'No day known'),
        ...(row.name && { day: row.name }),
      })),
    },
    'worth-by-way': {
      title: 'In rupees, by how they came',
      first: 'Came by',
      columns: worthColumns,
      hasTotal: true,
      rows: worth.waysToCome.map((row) => worthRow(row, lookUp<string>(cameByLabels, row.name ?? '') ?? '')),
    },
    'worth-by-owner': {
      title: 'In rupees, by colleague',
      first: 'Owner',
      columns: worthColumns,
      hasTotal: true,
      rows: worth.owners.map((row) => worthRow(row, colleagueOf(row.name))),
    },
    lost: {
      title: 'Why enquiries were lost',
      note: 'Lost in these days, whenever they came in.',
      first: 'Reason',
      columns: [
        ['Enquiries', 'count'],
        ['Lost', 'rupees'],
      ],
      hasTotal: true,
      rows: lost.map(({ name, enquiries, lost }) => ({
        key: name ?? '',
        name: lookUp<string>(lostReasonLabels, name ?? '') ?? 'No reason given',
        bar: enquiries,
        figures: [enquiries, lost],
      })),
      none: 'No enquiry was lost in these days.',
    },
    weeks: {
      title: 'The weeks in figures',
      first: 'Week from',
      columns: timesColumns,
      rows: weeks.map(({ week, ...times }) => ({
        key: week,
        name: formatShortDay(week),
        day: week,
        figures: timesOf(times),
      })),
    },
    'answers-by-property': {
      title: 'First answer, by property',
      note: 'The bar is the median: the shorter, the better. An enquiry that has not waited long enough does not count.',
      first: 'Property',
      columns: timesColumns,
      rows: properties.map(({ property, ...times }) => ({
        key: property ?? '',
        name: propertyOf(property),
        bar: times.median,
        figures: timesOf(times),
      })),
    },
    'answers-by-colleague': {
      title: 'First answer, by colleague',
      note: 'Whoever answered first, whoever has the enquiry now.',
      first: 'Colleague',
      columns: timesColumns,
      rows: colleagues.map(({ colleague, ...times }) => ({
        key: colleague,
        name: colleagueOf(colleague),
        bar: times.median,
        figures: timesOf(times),
      })),
      none: 'Nobody has answered an enquiry of these days.',
    },
    funnel: {
      title: 'Funnel',
      note: 'Each step includes the later ones; a lost enquiry counts as contacted.',
      first: 'Step',
      columns: [
        ['Enquiries', 'count'],
        ['Of all', 'share'],
      ],
      rows: (
        [
          ['Received', funnel.enquiries],
          ['Contacted', funnel.contacted],
          ['Qualified', funnel.qualified],
          ['Converted', funnel.converted],
          ['Lost', funnel.lost],
        ] as const
      ).map(([name, count]) => ({ key: name, name, bar: count, figures: [count, count / funnel.enquiries] })),
    },
    'dates-asked': {
      title: 'Busiest dates ahead',
      note: 'Days that most families ask for, whenever they asked.',
      first: 'Day',
      columns: [
        ['Events', 'count'],
        ['Guests', 'count'],
      ],
      rows: dates.map(({ day, events, guests }) => ({
        key: day,
        name: formatWeekday(day),
        day,
        bar: events,
        figures: [events, guests],
      })),
      none: 'No events ahead.',
    },
    'dates-in-diary': {
      title: 'Fullest dates in the diary',
      note: 'Functions that are held or definite, from wherever they came.',
      first: 'Day',
      columns: [
        ['Functions', 'count'],
        ['Definite', 'count'],
        ['Guests', 'count'],
      ],
      rows: diary.map(({ day, functions, definite, guests }) => ({
        key: day,
        name: formatWeekday(day),
        day,
        bar: functions,
        figures: [functions, definite, guests],
      })),
      none: 'Nothing is held ahead.',
    },
    forms: originSheet('By form', 'Form', sources, (name) => lookUp<string>(sourceLabels, name) ?? name),
    channels: originSheet('By source', 'Source', channels, (name) => (name === 'direct' ? 'Came directly' : name)),
    campaigns: {
      ...originSheet('By campaign', 'Campaign', campaigns, (name) => name),
      none: 'No campaign brought an enquiry in this period.',
    },
  } satisfies Record<string, FigureSheet>;
}

const worthRow = ({ name: key, enquiries, open, definite, lost }: NamedWorth, name: string) => ({
  key: key ?? '',
  name,
  figures: [enquiries, open, definite, lost],
});

const unpricedWords = ({ enquiries, unpriced }: Pick<Worth, 'enquiries' | 'unpriced'>) =>
  unpriced > 0 ? `${unpriced} of ${enquiries} have neither and are in no sum.` : '';

function originSheet(title: string, first: string, origins: Origin[], labelOf: (name: string) => string): FigureSheet {
  return {
    title,
    first,
    columns: originColumns,
    rows: origins.map(({ name, enquiries, converted }) => ({
      key: name,
      name: labelOf(name),
      bar: enquiries,
      figures: [enquiries, converted, converted / enquiries],
    })),
  };
}

const timesOf = ({ enquiries, median, p90, withinHour, withinDay }: ResponseTimes) => [
  enquiries,
  median,
  p90,
  withinHour,
  withinDay,
];

/** Returns a table as CSV, with numbers and days as a spreadsheet reads them. */
export function sheetCsv({ first, columns, rows }: FigureSheet): string {
  const headings = columns.map(([heading, unit]) => (unit === 'count' ? heading : `${heading} (${unit})`));
  const rounded = (figure: number | null): Cell => (figure === null ? null : Math.round(figure * 10_000) / 10_000);
  const lines = rows.map(({ name, day, figures }) => [day ?? name, ...figures.map(rounded)]);
  return byteOrderMark + csvLines([[first, ...headings], ...lines]);
}
