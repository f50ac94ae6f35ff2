import { type Kysely, sql } from 'kysely';
import { announcements } from '#app/catalogue/calls/announcements.server.ts';
import { wholeCatalogue } from '#app/catalogue/calls/catalogue-call.server.ts';
import { editorial } from '#app/catalogue/calls/editorial.server.ts';
import { offers } from '#app/catalogue/calls/offers.server.ts';
import type { Announcement, Editorial } from '#app/catalogue/editorial.ts';
import type { Snapshot } from '#app/catalogue/fallback/snapshot.server.ts';
import type { Offer } from '#app/catalogue/offer.ts';
import type { Property } from '#app/catalogue/property.ts';
import { mapHotel } from '#app/catalogue/rows/map-hotel.server.ts';
import { hotelQuery } from '#app/catalogue/server/hotel-query.server.ts';
import type { ContentEntity } from '#app/desk/content/fields/content-field.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';
import { readRow } from './content-rows.server.ts';
import { type Draft, refusalOf, type SaveResult, saveContent } from './save-content.server.ts';

/** The rows that the site would show after a draft was saved. */
export interface Preview {
  /** The hotel, for a draft of a hotel or of something that belongs to it. */
  hotel?: Property;
  offers?: Offer[];
  announcements?: Announcement[];
  /** What the group tells of itself, and the kind of the draft. */
  editorial?: { content: Editorial; of: ContentEntity; part: string; slug: string };
  /** The brand or location, for a draft of one that lists show with their hotels. */
  lists?: { content: Snapshot; slug: string; of: 'brands' | 'locations' };
}

export type PreviewResult = { kind: 'shown'; preview: Preview } | Exclude<SaveResult, { kind: 'saved' }>;

/** The kinds of content that the call `editorial` reads. */
const editorialEntities: ContentEntity[] = ['press_articles', 'awards', 'social_posts', 'group_texts'];

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
      const preview: Preview = {};
      const source = { db: desk, reportInvalid: () => {} };
      const hotelId = await hotelOf(desk, draft, saved.id);
      if (hotelId) {
        const row = await hotelQuery(desk).where('hotels.id', '=', hotelId).executeTakeFirst();
        if (row) preview.hotel = mapHotel(row, source.reportInvalid);
      }
      if (draft.plan.entity === 'offers') preview.offers = await offers.live(source);
      if (draft.plan.entity === 'announcements') preview.announcements = await announcements.live(source);
      if (editorialEntities.includes(draft.plan.entity)) {
        const row = await readRow(desk, draft.plan.entity, { id: saved.id });
        preview.editorial = {
          content: await editorial.live(source),
          of: draft.plan.entity,
          part: String(row?.row.part ?? ''),
          slug: String(row?.row.slug ?? ''),
        };
      }
      if (draft.plan.entity === 'brands' || draft.plan.entity === 'locations') {
        const row = await readRow(desk, draft.plan.entity, { id: saved.id });
        preview.lists = {
          content: await wholeCatalogue(source),
          slug: String(row?.row.slug),
          of: draft.plan.entity,
        };
      }
      throw new Seen({ kind: 'shown', preview });
    });
  } catch (error) {
    if (error instanceof Seen) return error.result;
    const refusal = refusalOf(error);
    if (refusal && refusal.kind !== 'saved') return refusal;
    throw error;
  }
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
