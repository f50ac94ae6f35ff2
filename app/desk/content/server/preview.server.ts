import { type Kysely, sql, type Transaction } from 'kysely';
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
import { type ContentKind, contentPlans } from '#app/desk/content/fields/content-kinds.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { paths } from '#app/paths.ts';
import type { DB } from '#platform/database/types.ts';
import { readRow } from './content-rows.server.ts';
import { type Draft, refusalOf, type SaveResult, saveContent } from './save-content.server.ts';

/** The catalogue after a draft was saved, and which row the draft is. */
interface ChangedCatalogue {
  hotel?: never;
  content: CatalogueContent;
  of: ContentKind;
  part: string;
  slug: string;
}

/** What the site would show: the hotel, for a draft of it or of something that belongs to it, else the catalogue. */
export type Preview = { hotel: Property } | ChangedCatalogue;

export type PreviewResult = { kind: 'shown'; preview: Preview } | Exclude<SaveResult, { kind: 'saved' }>;

/** Rolls the transaction back, and carries the result out of it. */
class RolledBack extends Error {
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
      if (saved.kind !== 'saved') throw new RolledBack(saved);
      const hotelId = await hotelOf(desk, draft, saved.id);
      const hotel = hotelId && (await hotelQuery(desk).where('hotels.id', '=', hotelId).executeTakeFirst());
      const preview: Preview = hotel ? { hotel: mapHotel(hotel, ignore) } : await readChanged(desk, draft, saved.id);
      throw new RolledBack({ kind: 'shown', preview });
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result;
    const refusal = refusalOf(error);
    if (refusal) return refusal;
    throw error;
  }
}

/** The site reports what is not as expected; a preview only leaves it out. */
const ignore = () => {};

async function readChanged(desk: Transaction<DB>, { kind }: Draft, id: string): Promise<ChangedCatalogue> {
  const group = mapGroupRows(await readGroupRows(desk), ignore);
  const hotels = (await readFirstHotels(desk)).map((row) => mapWholeHotel(row, ignore));
  const content = contentOf(
    group,
    hotels.map((hotel) => indexHotel(hotel, searchedTexts(hotel))),
  );
  const row = (await readRow(desk, contentPlans[kind], id))?.row;
  return { content, of: kind, part: String(row?.part ?? ''), slug: String(row?.slug ?? '') };
}

/** Returns the id of the hotel whose page shows the draft; null if none does. */
async function hotelOf(desk: Transaction<DB>, { kind, hotelId }: Draft, id: string): Promise<string | null> {
  if (kind === 'hotels') return id;
  const plan = contentPlans[kind];
  if (plan.ofHotel) return hotelId ?? String((await readRow(desk, plan, id))?.row.hotel_id);
  if (kind !== 'pictures') return null;
  const { rows } = await sql<{ hotel_id: string }>`
    select hotel_id from hotel_media where media_id::text = ${id} limit 1`.execute(desk);
  return rows[0]?.hotel_id ?? null;
}

const notice: Announcement = { message: 'A preview: nothing is saved yet.', startsAt: '2026-01-01T00:00:00.000Z' };
const live = async <T>(value: T): Promise<Read<T>> => ({ value, source: 'live' });

/** Chooses the page that shows a draft best, and the values that replace the catalogue's there. */
export function pageOfPreview(preview: Preview): { path: string; answers: Partial<Catalogue> } {
  const announcement = () => live(notice);
  if (preview.hotel) {
    const found = { kind: 'found', property: preview.hotel } as const;
    return { path: paths.hotel(preview.hotel.slug), answers: { hotelBySlug: () => live(found), announcement } };
  }
  const { content, of, part, slug } = preview;
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
    case 'taxes': {
      const [first] = content.hotels;
      const path = first ? paths.hotel(first.card.slug) : paths.home();
      return { path, answers: { taxRates: () => live(content.taxRates), announcement } };
    }
    case 'press':
    case 'awards':
    case 'people':
    case 'posts':
    case 'texts': {
      const ownPages: Partial<Record<typeof of, string>> = { press: paths.pressCoverage(), people: paths.people() };
      const path = ownPages[of] ?? pageOfText(part, slug);
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
