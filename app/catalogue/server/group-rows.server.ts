import type { Kysely } from 'kysely';
import { textParts } from '#app/catalogue/editorial.ts';
import { eventTypes } from '#app/catalogue/event-type.ts';
import type { ReportInvalid } from '#app/catalogue/rows/json-columns.server.ts';
import { mapPictureIfAny } from '#app/catalogue/rows/map-picture.server.ts';
import type { DB } from '#platform/database/types.ts';
import { withoutUndefined } from '#platform/without-undefined.ts';
import type { GroupContent } from './catalogue-content.server.ts';
import { pictureWithId } from './hotel-query.server.ts';

export type GroupRows = Awaited<ReturnType<typeof readGroupRows>>;

/**
 * Reads the active rows of what is not of a hotel: each list in its order, samples among them. One query follows the
 * other, so that visitors find a connection meanwhile.
 */
export async function readGroupRows(db: Kysely<DB>) {
  const brands = await db
    .selectFrom('brands')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('sort_order')
    .orderBy('slug')
    .execute();
  const locations = await db
    .selectFrom('locations')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('display_order')
    .orderBy('slug')
    .execute();
  const announcements = await db
    .selectFrom('announcements')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .execute();
  const offers = await db
    .selectFrom('offers')
    .leftJoin('hotels', 'hotels.id', 'offers.hotel_id')
    .selectAll('offers')
    .select((offer) => ['hotels.slug as hotel', pictureWithId(offer, offer.ref('offers.image_id')).as('image')])
    .where('offers.is_active', '=', true)
    .orderBy('offers.sort_order')
    .orderBy('offers.slug')
    .execute();
  const press = await db
    .selectFrom('press_articles')
    .selectAll()
    .select((row) => [
      pictureWithId(row, row.ref('press_articles.image_id')).as('image'),
      pictureWithId(row, row.ref('press_articles.second_image_id')).as('second_image'),
    ])
    .where('is_active', '=', true)
    .orderBy('sort_order')
    .orderBy('slug')
    .execute();
  const awards = await db
    .selectFrom('awards')
    .selectAll()
    .select((row) => pictureWithId(row, row.ref('awards.image_id')).as('image'))
    .where('is_active', '=', true)
    .orderBy('sort_order')
    .orderBy('slug')
    .execute();
  const posts = await db
    .selectFrom('social_posts')
    .selectAll()
    .select((row) => pictureWithId(row, row.ref('social_posts.image_id')).as('image'))
    .where('is_active', '=', true)
    .orderBy('sort_order')
    .orderBy('slug')
    .execute();
  const texts = await db
    .selectFrom('group_texts')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('sort_order')
    .orderBy('slug')
    .execute();
  return { brands, locations, announcements, offers, press, awards, posts, texts };
}

/** A brand that staff added without a colour gets the group's gold. */
const usualColour = { onLight: '#CD9F59', onNight: '#E0AE57' };

/** The mark of a sample as a record has it: absent if it is none. */
const sampleMark = ({ is_sample }: { is_sample: boolean }) => (is_sample ? { isSample: true as const } : {});

export function mapGroupRows(rows: GroupRows, reportInvalid: ReportInvalid): GroupContent {
  return {
    brands: rows.brands.map((row) => ({
      slug: row.slug,
      name: row.name,
      displayName: row.display_name,
      tabLabel: row.tab_label ?? row.display_name.toUpperCase(),
      description: row.description ?? '',
      colour: row.brand_color ?? usualColour.onLight,
      colourOnNight: row.brand_color_on_night ?? usualColour.onNight,
      sortOrder: row.sort_order,
    })),
    locations: rows.locations.map(({ slug, name, state, display_order }) => ({
      slug,
      name,
      state: state ?? '',
      displayOrder: display_order,
    })),
    announcements: rows.announcements.map(({ message, link_label, link_url, starts_at, ends_at, ...row }) => ({
      message,
      ...(link_label && link_url && { link: { label: link_label, url: link_url } }),
      startsAt: new Date(starts_at).toISOString(),
      ...(ends_at && { endsAt: new Date(ends_at).toISOString() }),
      ...sampleMark(row),
    })),
    offers: rows.offers.map((row) => ({
      slug: row.slug,
      title: row.title,
      summary: row.summary,
      ...withoutUndefined({
        hotel: row.hotel ?? undefined,
        description: row.description ?? undefined,
        terms: row.terms ?? undefined,
        priceInr: row.price_inr ?? undefined,
        priceNote: row.price_note ?? undefined,
        eventType: eventTypes.find((type) => type === row.event_type),
        validFrom: row.valid_from ?? undefined,
        validUntil: row.valid_until ?? undefined,
        image: mapPictureIfAny(row.image, reportInvalid),
      }),
      ...sampleMark(row),
    })),
    editorial: {
      press: rows.press.map((row) => {
        const image = mapPictureIfAny(row.image, reportInvalid);
        const second = mapPictureIfAny(row.second_image, reportInvalid);
        return {
          id: row.slug,
          title: row.title,
          excerpt: row.excerpt,
          publication: row.publication,
          date: row.published,
          link: row.link_url,
          ...withoutUndefined({ image, images: image && second ? [image, second] : undefined }),
          ...sampleMark(row),
        };
      }),
      awards: rows.awards.map((row) => ({
        id: row.slug,
        name: row.name,
        category: row.category,
        year: row.year,
        description: row.description,
        ...withoutUndefined({ image: mapPictureIfAny(row.image, reportInvalid) }),
        ...sampleMark(row),
      })),
      posts: rows.posts.map((row) => ({
        id: row.slug,
        excerpt: row.excerpt,
        date: row.posted_on,
        url: row.post_url,
        likes: row.likes,
        comments: row.comments,
        shares: row.shares,
        ...withoutUndefined({ image: mapPictureIfAny(row.image, reportInvalid) }),
        ...sampleMark(row),
      })),
      texts: rows.texts.flatMap((row) => {
        const part = textParts.find((known) => known === row.part);
        return part ? [{ id: row.slug, part, title: row.title, text: row.body, ...sampleMark(row) }] : [];
      }),
    },
  };
}
