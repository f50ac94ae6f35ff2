import type { DB } from '#platform/database/types.ts';

interface TableFacts {
  /** The columns that identify its rows, in names and not in ids. */
  key: string[];
  /** Columns that name a row of another table by that table's key. The database has its id there. */
  references?: Record<string, keyof DB>;
  /** Further references, which may be empty. */
  optional?: Record<string, keyof DB>;
  /** Whether a row that content no longer has is deleted; otherwise it is hidden. */
  isDeleted?: true;
}

const hotel = { hotel_id: 'hotels' } as const;
const room = { room_id: 'rooms' } as const;
const image = { image_id: 'media' } as const;

/** The tables of content in the order in which they are written: each comes after those it refers to. */
const tables = {
  brands: { key: ['slug'] },
  locations: { key: ['slug'] },
  media: { key: ['supabase_path'] },
  amenities: { key: ['slug'] },
  hotels: {
    key: ['slug'],
    references: { brand_id: 'brands', location_id: 'locations' },
    optional: { featured_image_id: 'media' },
  },
  hotel_media: {
    key: ['hotel_id', 'media_type', 'media_id'],
    references: { ...hotel, media_id: 'media' },
    isDeleted: true,
  },
  hotel_amenities: {
    key: ['hotel_id', 'amenity_id'],
    references: { ...hotel, amenity_id: 'amenities' },
    isDeleted: true,
  },
  rooms: { key: ['hotel_id', 'slug'], references: hotel },
  room_amenities: { key: ['room_id', 'amenity_name'], references: room, isDeleted: true },
  room_media: { key: ['room_id', 'media_id'], references: { ...room, media_id: 'media' }, isDeleted: true },
  dining: { key: ['hotel_id', 'slug'], references: hotel, optional: image },
  hotel_features: { key: ['hotel_id', 'feature_name'], references: hotel, isDeleted: true },
  hotel_policies: { key: ['hotel_id'], references: hotel, isDeleted: true },
  hotel_spaces: { key: ['hotel_id', 'slug'], references: hotel, optional: image },
  hotel_experiences: { key: ['hotel_id', 'slug'], references: hotel, optional: image },
  packages: { key: ['hotel_id', 'slug'], references: hotel },
  hotel_virtual_tours: { key: ['hotel_id', 'tour_type'], references: hotel, optional: { thumbnail_id: 'media' } },
  hotel_social_media: { key: ['hotel_id', 'platform'], references: hotel },
  offers: { key: ['slug'], optional: { ...hotel, ...image } },
  announcements: { key: ['message'] },
  press_articles: { key: ['slug'], optional: { ...image, second_image_id: 'media' } },
  awards: { key: ['slug'], optional: image },
  leaders: { key: ['slug'], optional: image },
  social_posts: { key: ['slug'], optional: image },
  group_texts: { key: ['slug'] },
} satisfies { [Table in keyof DB]?: TableFacts };

export type SeedTableName = keyof typeof tables;
export type SeedTable = TableFacts & { name: SeedTableName };

export const seedTables = (Object.entries(tables) as [SeedTableName, TableFacts][]).map(
  ([name, facts]): SeedTable => ({ name, ...facts }),
);

/** A row with names instead of ids. The seed writes the columns that it has. */
export type SeedRow = Record<string, unknown>;
export type SeedRows = Record<SeedTableName, SeedRow[]>;

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
