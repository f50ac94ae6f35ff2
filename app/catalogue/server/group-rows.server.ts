import { type Kysely, type Selectable, sql } from 'kysely';
import { textParts } from '#app/catalogue/editorial.ts';
import { eventTypes } from '#app/catalogue/event-type.ts';
import {
  awardFields,
  brandFields,
  leaderFields,
  locationFields,
  offerFields,
  postFields,
  pressFields,
  textFields,
} from '#app/catalogue/property-fields/group-fields.ts';
import { readFields } from '#app/catalogue/property-fields/map-fields.server.ts';
import { taxFields } from '#app/catalogue/property-fields/price-fields.ts';
import type { ReportInvalid } from '#app/catalogue/rows/json-columns.server.ts';
import { mapImage, mapPicture } from '#app/catalogue/rows/map-picture.server.ts';
import type { DB } from '#platform/database/types.ts';
import type { GroupContent } from './catalogue-content.server.ts';
import { type PictureRow, pictureWithId } from './hotel-query.server.ts';

export type GroupRows = Awaited<ReturnType<typeof readGroupRows>>;

const inOrder = 'sort_order, slug';

interface Imaged {
  image: PictureRow | null;
}

/** One query follows the other, so that visitors find a connection meanwhile. Samples are among the rows. */
export async function readGroupRows(db: Kysely<DB>) {
  async function shown<Table extends keyof DB, More = unknown>(table: Table, order = inOrder, more = sql``) {
    const { rows } = await sql<Selectable<DB[Table]> & More>`
      select shown.*${more} from ${sql.table(table)} shown where is_active order by ${sql.raw(order)}`.execute(db);
    return rows;
  }
  const image = sql`, ${pictureWithId('shown.image_id')} as image`;
  const secondImage = sql`${image}, ${pictureWithId('shown.second_image_id')} as second_image`;
  const hotel = sql`${image}, (select hotels.slug from hotels where hotels.id = shown.hotel_id) as hotel`;
  return {
    brands: await shown('brands'),
    locations: await shown('locations', 'display_order, slug'),
    announcements: await shown('announcements', 'starts_at desc, id'),
    offers: await shown<'offers', Imaged & { hotel: string | null }>('offers', inOrder, hotel),
    press: await shown<'press_articles', Imaged & { second_image: PictureRow | null }>(
      'press_articles',
      inOrder,
      secondImage,
    ),
    awards: await shown<'awards', Imaged>('awards', inOrder, image),
    leaders: await shown<'leaders', Imaged>('leaders', inOrder, image),
    posts: await shown<'social_posts', Imaged>('social_posts', inOrder, image),
    texts: await shown('group_texts'),
    taxRates: await shown('tax_rates', 'applies_to, name, valid_from'),
  };
}

/** The mark of a sample as a record has it: absent if it is none. */
const sampleMark = ({ is_sample }: { is_sample: boolean }) => (is_sample ? { isSample: true as const } : {});

export function mapGroupRows(rows: GroupRows, reportInvalid: ReportInvalid): GroupContent {
  const imageAndMark = (row: Imaged & { is_sample: boolean }) => ({
    ...mapImage(row.image, reportInvalid),
    ...sampleMark(row),
  });
  return {
    brands: rows.brands.map((row) => ({
      ...readFields(brandFields, row),
      tabLabel: row.tab_label ?? row.display_name.toUpperCase(),
    })),
    locations: rows.locations.map((row) => readFields(locationFields, row)),
    announcements: rows.announcements.map(({ message, link_label, link_url, starts_at, ends_at, ...row }) => ({
      message,
      ...(link_label && link_url && { link: { label: link_label, url: link_url } }),
      startsAt: new Date(starts_at).toISOString(),
      ...(ends_at && { endsAt: new Date(ends_at).toISOString() }),
      ...sampleMark(row),
    })),
    taxRates: rows.taxRates.map((row) => readFields(taxFields, row)),
    offers: rows.offers.map((row) => {
      const eventType = eventTypes.find((type) => type === row.event_type);
      return {
        ...readFields(offerFields, row),
        ...(row.hotel !== null && { hotel: row.hotel }),
        ...(eventType && { eventType }),
        ...imageAndMark(row),
      };
    }),
    editorial: {
      press: rows.press.map((row) => {
        const images = [row.image, row.second_image].flatMap((one) => (one ? mapPicture(one, reportInvalid) : []));
        return {
          ...readFields(pressFields, row),
          ...(images.length > 1 && { images }),
          ...imageAndMark(row),
        };
      }),
      awards: rows.awards.map((row) => ({ ...readFields(awardFields, row), ...imageAndMark(row) })),
      leaders: rows.leaders.map((row) => ({ ...readFields(leaderFields, row), ...imageAndMark(row) })),
      posts: rows.posts.map((row) => ({ ...readFields(postFields, row), ...imageAndMark(row) })),
      texts: rows.texts.flatMap((row) => {
        const part = textParts.find((known) => known === row.part);
        return part ? [{ ...readFields(textFields, row), part, ...sampleMark(row) }] : [];
      }),
    },
  };
}
