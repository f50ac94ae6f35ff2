import type { HindiText } from '#app/catalogue/hindi/show-hindi.ts';
import { hindiTexts } from '#content/hindi-texts.ts';
import { type HindiTexts, hindiOf, sameInHindi } from '#content/parts/in-hindi.ts';
import type { SeedRow, SeedRows, SeedTableName } from './seed-tables.server.ts';

/** These tables have no column for the Hindi of their rows. */
const withoutHindi: readonly SeedTableName[] = [
  'hotel_amenities',
  'room_media',
  'hotel_virtual_tours',
  'hotel_social_media',
];

export function withHindi(rows: SeedRows, texts: HindiTexts = hindiTexts): SeedRows {
  const named = Object.entries(rows) as [SeedTableName, SeedRow[]][];
  return Object.fromEntries(
    named.map(([table, ofTable]) => [
      table,
      withoutHindi.includes(table) ? ofTable : ofTable.map((row) => ({ ...row, hindi: hindiOfRow(table, row, texts) })),
    ]),
  ) as SeedRows;
}

/** A room's name is part of its request's address, and is what the request stores: it is the same in both languages. */
function isRoomName(table: SeedTableName, path: string): boolean {
  return table === 'rooms' ? path === 'name' : table === 'hotels' && /rooms\.\d+\.name$/i.test(path);
}

function hindiOfRow(table: SeedTableName, row: SeedRow, texts: HindiTexts): Record<string, HindiText> {
  return Object.fromEntries(pairsIn(row, texts, '').filter(([path]) => !isRoomName(table, path)));
}

/** A list of texts is one pair; what is inside objects and lists of objects has a path of its own. */
function pairsIn(value: unknown, texts: HindiTexts, path: string): [string, HindiText][] {
  if (typeof value === 'string') {
    const hindi = hindiOf(value, texts);
    return hindi === undefined ? [] : [[path, { english: value, hindi }]];
  }
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && value.every((one): one is string => typeof one === 'string')) {
    const hindi = value.map((one) => hindiOf(one, texts) ?? one);
    return hindi.some((one, index) => one !== value[index]) ? [[path, { english: value, hindi }]] : [];
  }
  const inner = Object.entries(value).filter(([name]) => !sameInHindi.has(name));
  return inner.flatMap(([name, one]) => pairsIn(one, texts, path ? `${path}.${name}` : name));
}
