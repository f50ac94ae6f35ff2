import type { DB } from '#platform/database/types.ts';

/** A content table with its keys and references. */
export interface SeedTable {
  name: SeedTableName;
  /** The columns that identify its rows, in names and not in ids. */
  key: string[];
  /** Columns that name a row of another table by that table's key. The database has its id there. */
  references: Record<string, SeedTableName>;
  /** References that may be empty. */
  optional: string[];
  /** What happens to a row that content no longer has. */
  removed: 'hidden' | 'deleted';
}

export type SeedTableName = keyof DB &
  (
    | 'brands'
    | 'locations'
    | 'media'
    | 'amenities'
    | 'hotels'
    | 'hotel_media'
    | 'hotel_amenities'
    | 'rooms'
    | 'room_amenities'
    | 'room_media'
    | 'dining'
    | 'hotel_features'
    | 'hotel_policies'
    | 'hotel_spaces'
    | 'hotel_experiences'
    | 'hotel_virtual_tours'
    | 'hotel_social_media'
    | 'offers'
    | 'announcements'
    | 'press_articles'
    | 'awards'
    | 'social_posts'
    | 'group_texts'
  );

function table(
  name: SeedTableName,
  key: string[],
  { references = {}, optional = [], removed = 'hidden' }: Partial<Omit<SeedTable, 'name' | 'key'>> = {},
): SeedTable {
  return { name, key, references, optional, removed };
}

const hotel: SeedTable['references'] = { hotel_id: 'hotels' };
const room: SeedTable['references'] = { room_id: 'rooms' };
const withImage: Partial<SeedTable> = { references: { ...hotel, image_id: 'media' }, optional: ['image_id'] };

const ownImage: Partial<SeedTable> = { references: { image_id: 'media' }, optional: ['image_id'] };

/** The tables in the order in which they are written: each comes after those it refers to. */
export const seedTables: SeedTable[] = [
  table('brands', ['slug']),
  table('locations', ['slug']),
  table('media', ['supabase_path']),
  table('amenities', ['slug']),
  table('hotels', ['slug'], {
    references: { brand_id: 'brands', location_id: 'locations', featured_image_id: 'media' },
    optional: ['featured_image_id'],
  }),
  table('hotel_media', ['hotel_id', 'media_type', 'media_id'], {
    references: { ...hotel, media_id: 'media' },
    removed: 'deleted',
  }),
  table('hotel_amenities', ['hotel_id', 'amenity_id'], {
    references: { ...hotel, amenity_id: 'amenities' },
    removed: 'deleted',
  }),
  table('rooms', ['hotel_id', 'slug'], { references: hotel }),
  table('room_amenities', ['room_id', 'amenity_name'], { references: room, removed: 'deleted' }),
  table('room_media', ['room_id', 'media_id'], { references: { ...room, media_id: 'media' }, removed: 'deleted' }),
  table('dining', ['hotel_id', 'slug'], withImage),
  table('hotel_features', ['hotel_id', 'feature_name'], { references: hotel, removed: 'deleted' }),
  table('hotel_policies', ['hotel_id'], { references: hotel, removed: 'deleted' }),
  table('hotel_spaces', ['hotel_id', 'slug'], withImage),
  table('hotel_experiences', ['hotel_id', 'slug'], withImage),
  table('hotel_virtual_tours', ['hotel_id', 'tour_type'], {
    references: { ...hotel, thumbnail_id: 'media' },
    optional: ['thumbnail_id'],
  }),
  table('hotel_social_media', ['hotel_id', 'platform'], { references: hotel }),
  table('offers', ['slug'], { ...withImage, optional: ['hotel_id', 'image_id'] }),
  table('announcements', ['message']),
  table('press_articles', ['slug'], {
    references: { image_id: 'media', second_image_id: 'media' },
    optional: ['image_id', 'second_image_id'],
  }),
  table('awards', ['slug'], ownImage),
  table('social_posts', ['slug'], ownImage),
  table('group_texts', ['slug']),
];

/** A row with names instead of ids. The seed writes the columns that it has. */
export type SeedRow = Record<string, unknown>;
export type SeedRows = Record<SeedTableName, SeedRow[]>;

/** A row of one table by its columns. */
export type RowOf<Table extends SeedTableName> = { [Column in keyof DB[Table]]?: unknown };

const between = ' / ';

/** Returns the row's name, such as "the-tivoli / deluxe", or null if a part of its key is missing. */
export function keyOf({ key }: SeedTable, row: SeedRow): string | null {
  const parts = key.map((column) => row[column]);
  return parts.some((part) => part == null) ? null : parts.join(between);
}

/** Returns the value by which another row refers to the row with this key. */
export function reference(...parts: string[]): string {
  return parts.join(between);
}
