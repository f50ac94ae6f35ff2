import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Kysely } from 'kysely';
import { showHindi } from '#app/catalogue/hindi/show-hindi.ts';
import type { ReportInvalid } from '#app/catalogue/rows/json-columns.server.ts';
import { mapWholeHotel } from '#app/catalogue/rows/map-hotel.server.ts';
import type { Language } from '#app/language/page-language.ts';
import type { DB } from '#platform/database/types.ts';
import { memoizePerList } from '#platform/memoize-per-list.ts';
import {
  type CatalogueContent,
  contentOf,
  type IndexedHotel,
  indexHotel,
  searchedTexts,
} from './catalogue-content.server.ts';
import { type GroupRows, mapGroupRows, readGroupRows } from './group-rows.server.ts';
import { type HotelRow, hotelQuery, mostWholeHotels, readFirstHotels } from './hotel-query.server.ts';

/** The rows that the file on disk has as well, and an index of the `rest`: the hotels that are not kept whole. */
export interface KeptRows {
  group: GroupRows;
  first: HotelRow[];
  rest: InLanguages<IndexedHotel>[];
}
export type InLanguages<T> = Record<Language, T>;

export const inLanguages = <T>(make: (language: Language) => T): InLanguages<T> => ({ en: make('en'), hi: make('hi') });

/** The most further hotels that one query reads, so that nobody waits long behind it. */
const BATCH = 100;

/** Makes the functions that read the rows of the catalogue and map each of them once, for every language. */
export function createRowReader(report: ReportInvalid) {
  const wholeOf = memoizePerList((row: HotelRow) => ({
    en: mapWholeHotel(row, report),
    hi: mapWholeHotel(showHindi(row), report),
  }));
  const indexRow = (row: HotelRow) => {
    const whole = wholeOf(row);
    const searched = searchedTexts(whole.en);
    return inLanguages((language) => indexHotel(whole[language], searched));
  };
  const indexFirst = memoizePerList((row: HotelRow) => {
    const [index, whole] = [indexRow(row), wholeOf(row)];
    return inLanguages((language) => ({ ...index[language], whole: whole[language] }));
  });

  /** Rejects when the site closes meanwhile. */
  async function readEverything(db: Kysely<DB>, closing: AbortSignal): Promise<KeptRows> {
    const group = await readGroupRows(db);
    const first = await readFirstHotels(db);
    const isFirst = new Set(first.map(({ id }) => id));
    const rest: KeptRows['rest'] = [];
    let after: string | undefined;
    while (isFirst.size === mostWholeHotels) {
      closing.throwIfAborted();
      let query = hotelQuery(db, 'indexed').orderBy('hotels.id').limit(BATCH);
      if (after) query = query.where('hotels.id', '>', after);
      const rows = await query.execute();
      rest.push(...rows.filter(({ id }) => !isFirst.has(id)).map(indexRow));
      after = rows.at(-1)?.id;
      if (rows.length < BATCH) break;
    }
    return { group, first, rest };
  }

  /** Replaces what was known of these hotels by their rows of now. */
  function placeHotels({ first, rest }: KeptRows, ids: readonly string[], rows: HotelRow[]): Omit<KeptRows, 'group'> {
    const wereFirst = new Set(first.map(({ id }) => id));
    const isFirst = ({ id }: HotelRow) => wereFirst.has(id) || rest.length === 0;
    return {
      first: [...first.filter(({ id }) => !ids.includes(id)), ...rows.filter(isFirst)],
      rest: [...rest.filter(({ en }) => !ids.includes(en.id)), ...rows.filter((row) => !isFirst(row)).map(indexRow)],
    };
  }

  function contentsOf({ group, first, rest }: KeptRows): InLanguages<CatalogueContent> {
    const hotels = [...first.map(indexFirst), ...rest];
    return inLanguages((language) => {
      const shown = mapGroupRows(language === 'hi' ? showHindi(group) : group, report);
      return contentOf(
        shown,
        hotels.map((hotel) => hotel[language]),
      );
    });
  }

  return { readEverything, placeHotels, contentsOf, wholeOf };
}

/** A catalogue of more bytes is not written to disk, because something is wrong with it. */
const LARGEST_FILE = 16 * 1024 * 1024;

export const textOf = ({ group, first }: KeptRows): string => JSON.stringify({ group, first });

/** Reads what an earlier run wrote. Its rows are checked when they are mapped. */
export async function readKeptRows(file: string): Promise<KeptRows> {
  const { group, first } = JSON.parse(await readFile(file, 'utf8')) as KeptRows;
  return { group, first, rest: [] };
}

/** Moves a finished file into place, so that a reader finds the old text or the new one, never a part. */
export async function writeKeptRows(file: string, text: string): Promise<void> {
  if (Buffer.byteLength(text) > LARGEST_FILE) throw new Error(`the catalogue is larger than ${LARGEST_FILE} bytes`);
  const draft = `${file}.${process.pid}.${crypto.randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(draft, text, { flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
