import type { Kysely } from 'kysely';
import type { Announcement } from '#app/catalogue/announcement.ts';
import type { DB } from '#platform/database/types.ts';

/** Active ones, those that are over or still to come included, newest first. */
export async function announcements(db: Kysely<DB>): Promise<Announcement[]> {
  const rows = await db
    .selectFrom('announcements')
    .select(['message', 'link_label', 'link_url', 'starts_at', 'ends_at'])
    .where('is_active', '=', true)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ message, link_label, link_url, starts_at, ends_at }) => ({
    message,
    ...(link_label && link_url && { link: { label: link_label, url: link_url } }),
    startsAt: starts_at.toISOString(),
    ...(ends_at && { endsAt: ends_at.toISOString() }),
  }));
}
