import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB, Hotels } from '#platform/database/types.ts';

/** Removes what the seed wrote, so that a test itself names every row. */
export async function emptyCatalogue(db: Kysely<DB>): Promise<void> {
  await sql`truncate brands, locations, media, amenities, hotels, offers, announcements cascade`.execute(db);
}

export async function addBrand(
  db: Kysely<DB>,
  { slug, sortOrder = 0, hidden = false }: { slug: string; sortOrder?: number; hidden?: boolean },
): Promise<string> {
  const values = { slug, name: slug, display_name: `The ${slug}`, sort_order: sortOrder, is_active: !hidden };
  return (await db.insertInto('brands').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

export async function addLocation(
  db: Kysely<DB>,
  { slug, displayOrder = 0, hidden = false }: { slug: string; displayOrder?: number; hidden?: boolean },
): Promise<string> {
  const values = { slug, name: `In ${slug}`, state: 'Haryana', display_order: displayOrder, is_active: !hidden };
  return (await db.insertInto('locations').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Adds a published picture to the bucket `experience`. */
export async function addPicture(db: Kysely<DB>, name: string): Promise<string> {
  const path = `experience/${name}.jpg`;
  const values = { filename: `${name}.jpg`, supabase_path: path, public_url: `/${path}`, alt_text: name };
  const size = { width: 1200, height: 800, focal_x: 0.25, focal_y: 0.75, placeholder: 'data:image/webp;base64,AA' };
  return (
    await db
      .insertInto('media')
      .values({ ...values, ...size })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

type HotelValues = Partial<Insertable<Hotels>> & {
  slug: string;
  /** The slugs of rows that exist already or are added. */
  brand?: string;
  location?: string;
  /** The hotel is not active. */
  hidden?: boolean;
  /** The hotel is permanently closed. */
  closed?: boolean;
};

export async function addHotel(db: Kysely<DB>, values: HotelValues): Promise<string> {
  const { brand = 'tivoli', location = 'delhi', hidden = false, closed = false, ...columns } = values;
  const find = (table: 'brands' | 'locations', slug: string) =>
    db.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirst();
  const row: Insertable<Hotels> = {
    name: `Hotel ${values.slug}`,
    brand_id: (await find('brands', brand))?.id ?? (await addBrand(db, { slug: brand })),
    location_id: (await find('locations', location))?.id ?? (await addLocation(db, { slug: location })),
    is_active: !hidden && !closed,
    ...(closed && { closed_at: new Date() }),
    ...columns,
  };
  return (await db.insertInto('hotels').values(row).returning('id').executeTakeFirstOrThrow()).id;
}
