import { type Kysely, sql } from 'kysely';
import type { Announcement } from '#app/catalogue/editorial.ts';
import { currentOffers } from '#app/catalogue/offer.ts';
import type { Property } from '#app/catalogue/property.ts';
import { mapHotel, mapWholeHotel } from '#app/catalogue/rows/map-hotel.server.ts';
import type { Catalogue, Read } from '#app/catalogue/server/catalogue.server.ts';
import { listCards, outlineOf, shownOffers } from '#app/catalogue/server/catalogue-answers.server.ts';
import {
  type CatalogueContent,
  contentOf,
  indexHotel,
  searchedTexts,
} from '#app/catalogue/server/catalogue-content.server.ts';
import { mapGroupRows, readGroupRows } from '#app/catalogue/server/group-rows.server.ts';
import { hotelQuery, readFirstHotels } from '#app/catalogue/server/hotel-query.server.ts';
import type { ContentEntity } from '#app/desk/content/fields/content-field.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { paths } from '#app/paths.ts';
import type { DB } from '#platform/database/types.ts';
import { readRow } from './content-rows.server.ts';
import { type Draft, refusalOf, type SaveResult, saveContent } from './save-content.server.ts';

/** What the site would show after a draft was saved. */
export interface Preview {
  /** The hotel, for a draft of a hotel or of something that belongs to it. */
  hotel?: Property;
  /** The catalogue, for any other draft, and which row the draft is. */
  changed?: { content: CatalogueContent; of: ContentEntity; part: string; slug: string };
}

export type PreviewResult = { kind: 'shown'; preview: Preview } | Exclude<SaveResult, { kind: 'saved' }>;

/** Rolls the transaction back, and carries the result out of it. */
class Seen extends Error {
  readonly result: PreviewResult;
  constructor(result: PreviewResult) {
    super('A preview keeps nothing.');
    this.result = result;
  }
}

/** Saves a draft, reads what the site would read, and rolls back, so that a preview equals the later page. */
export async function previewDraft(database: Kysely<DB>, principal: Principal, draft: Draft): Promise<PreviewResult> {
  try {
    return await withStaffRole(database, principal, async (desk) => {
      const saved = await saveContent(desk, principal, draft);
      if (saved.kind !== 'saved') throw new Seen(saved);
      const hotelId = await hotelOf(desk, draft, saved.id);
      const hotel = hotelId && (await hotelQuery(desk).where('hotels.id', '=', hotelId).executeTakeFirst());
      const preview: Preview = hotel
        ? { hotel: mapHotel(hotel, ignore) }
        : { changed: await readChanged(desk, draft, saved.id) };
      throw new Seen({ kind: 'shown', preview });
    });
  } catch (error) {
    if (error instanceof Seen) return error.result;
    const refusal = refusalOf(error);
    if (refusal && refusal.kind !== 'saved') return refusal;
    throw error;
  }
}

/** The site reports what is not as expected; a preview only leaves it out. */
const ignore = () => {};

async function readChanged(
  desk: Parameters<typeof readRow>[0],
  { plan: { entity } }: Draft,
  id: string,
): Promise<NonNullable<Preview['changed']>> {
  const group = mapGroupRows(await readGroupRows(desk), ignore);
  const hotels = (await readFirstHotels(desk)).map((row) => mapWholeHotel(row, ignore));
  const content = contentOf(
    group,
    hotels.map((hotel) => indexHotel(hotel, searchedTexts(hotel))),
  );
  const row = (await readRow(desk, entity, { id }))?.row;
  return { content, of: entity, part: String(row?.part ?? ''), slug: String(row?.slug ?? '') };
}

async function hotelOf(
  desk: Parameters<typeof readRow>[0],
  { plan, hotelId }: Draft,
  id: string,
): Promise<string | null> {
  if (plan.entity === 'hotels') return id;
  if (plan.ofHotel) return hotelId ?? String((await readRow(desk, plan.entity, { id }))?.row.hotel_id);
  if (plan.entity !== 'media') return null;
  const { rows } = await sql<{ hotel_id: string }>`
    select hotel_id from hotel_media where media_id::text = ${id} limit 1`.execute(desk);
  return rows[0]?.hotel_id ?? null;
}

const notice: Announcement = { message: 'A preview: nothing is saved yet.', startsAt: '2026-01-01T00:00:00.000Z' };
const live = async <T>(value: T): Promise<Read<T>> => ({ value, source: 'live' });

/** Chooses the page that shows a draft best, and the values that replace the catalogue's there. */
export function pageOfPreview({ hotel, changed }: Preview): { path: string; answers: Partial<Catalogue> } {
  const announcement = () => live(notice);
  if (hotel) {
    const found = { kind: 'found', property: hotel } as const;
    return { path: paths.hotel(hotel.slug), answers: { hotelBySlug: () => live(found), announcement } };
  }
  if (!changed) return { path: paths.home(), answers: { announcement } };
  const { content, of, part, slug } = changed;
  switch (of) {
    case 'offers': {
      const current = currentOffers(shownOffers(content), todayInIndia());
      return { path: paths.offers(), answers: { offers: () => live(current), announcement } };
    }
    case 'brands':
    case 'locations': {
      // A hidden row has no page of its own.
      const isShown = content[of].some((one) => one.slug === slug);
      const ofItsOwn = of === 'brands' ? paths.brand(slug) : paths.location(slug);
      const ofAll = of === 'brands' ? paths.brands() : paths.locations();
      return {
        path: isShown ? ofItsOwn : ofAll,
        answers: {
          brands: () => live(content.brands),
          locations: () => live(content.locations),
          groupOutline: () => live(outlineOf(content)),
          hotelsWithDetails: (filter = {}) => live(listCards(content, filter)),
          announcement,
        },
      };
    }
    case 'press_articles':
    case 'awards':
    case 'social_posts':
    case 'group_texts': {
      const path = of === 'press_articles' ? paths.pressCoverage() : pageOfText(part, slug);
      return { path, answers: { editorial: () => live(content.editorial), announcement } };
    }
    default: {
      const newest = of === 'announcements' ? content.announcements[0] : undefined;
      return { path: paths.home(), answers: { announcement: () => live(newest ?? null) } };
    }
  }
}

/** The page that shows a text of the group; an award or a post, which is of no part, is on the home page. */
function pageOfText(part: string, slug: string): string {
  if (part === '') return paths.home();
  if (part === 'governance') return paths.sustainability();
  if (part !== 'menu') return paths.loyalty();
  const [hotel, venue] = slug.split('/');
  return hotel && venue ? paths.hotelMenu(hotel, venue) : paths.inRoomDining();
}
