import { sql, type Transaction } from 'kysely';
import type { ContentPlan } from '#app/desk/content/fields/content-field.ts';
import type { DB } from '#platform/database/types.ts';
import type { ContentRow } from './content-rows.server.ts';

/** Returns the position of a new row, after all others, and its slug, which no other row has. */
export async function nextPosition(
  desk: Transaction<DB>,
  plan: ContentPlan,
  { hotelId, name }: { hotelId: string | undefined; name: string },
): Promise<ContentRow> {
  const place: ContentRow = {};
  const ofHotel = plan.ofHotel ? sql`hotel_id = ${hotelId ?? null}` : sql`true`;
  if (plan.ofHotel) place.hotel_id = hotelId;
  if (plan.order) {
    const { rows } = await sql<{ next: number }>`
      select coalesce(max(${sql.ref(plan.order)}), 0)::int + 1 as next
        from ${sql.table(`public.${plan.entity}`)} where ${ofHotel}`.execute(desk);
    place[plan.order] = rows[0]?.next ?? 1;
  }
  if (plan.slugFromName) place.slug = await freeSlug(desk, plan, { wanted: slugOf(name), ofHotel });
  return place;
}

async function freeSlug(
  desk: Transaction<DB>,
  plan: ContentPlan,
  { wanted, ofHotel }: { wanted: string; ofHotel: ReturnType<typeof sql> },
): Promise<string> {
  const { rows } = await sql<{ slug: string }>`
    select slug from ${sql.table(`public.${plan.entity}`)} where ${ofHotel} and slug is not null`.execute(desk);
  const taken = new Set(rows.map(({ slug }) => slug));
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}

function slugOf(name: string): string {
  const slug = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug.slice(0, 80) || 'new';
}
