import { sql, type Transaction } from 'kysely';
import { type ContentKind, contentKinds, contentPlans } from '#app/desk/content/fields/content-kinds.ts';
import type { DB } from '#platform/database/types.ts';

/** A record that nobody has supplied yet, or of which some fields are. */
export interface ListedSample {
  kind: ContentKind;
  id: string;
  /** With its hotel, if it belongs to one. */
  label: string;
  isShown: boolean;
}

/** The kinds of content that may have samples. */
const kinds = (Object.keys(contentKinds) as ContentKind[]).filter(
  (kind) => contentPlans[contentKinds[kind]].sampleColumn,
);

/** Reads all samples, kind by kind, each in its order. */
export async function listSamples(desk: Transaction<DB>): Promise<ListedSample[]> {
  const ofKind = kinds.map((kind, place) => {
    const { entity, label, order, ofHotel, sampleColumn } = contentPlans[contentKinds[kind]];
    const name = sql`t.${sql.ref(label)}`;
    const hotel = sql`(select h.name from public.hotels h where h.id = t.hotel_id)`;
    return sql`
      select ${place}::int as place, ${kind}::text as kind, t.id, ${ofHotel ? sql`${name} || ', ' || ${hotel}` : name} as label,
             t.is_active as "isShown", ${order ? sql`t.${sql.ref(order)}` : sql`0`} as at
        from ${sql.table(`public.${entity}`)} t
       where ${sampleColumn === 'sample_fields' ? sql`t.sample_fields is not null` : sql`t.is_sample`}`;
  });
  const { rows } = await sql<ListedSample>`
    select kind, id, label, "isShown" from (${sql.join(ofKind, sql` union all `)}) samples order by place, at, label`.execute(
    desk,
  );
  return rows;
}
