import type pg from 'pg';

/** Promises the first hall of The Tivoli to an enquiry, on a day of its own. Returns the function's reference. */
export async function aDefiniteFunction(owner: pg.Pool, lead: string): Promise<string> {
  const { rows } = await owner.query<{ reference: string }>(
    `with event as (
       insert into diary.event (lead_id) select id from leads where reference = $1 returning id)
     insert into diary.function (reference, event_id, property, kind, spaces, starts_at, ends_at, state)
     select 'FN-' || upper(substr(md5(random()::text), 1, 6)), event.id, h.slug, 'wedding', array[s.id], day, day + interval '6 hours', 'definite'
       from event, hotels h join hotel_spaces s on s.hotel_id = h.id,
            lateral (select timestamptz '2032-01-01 19:00+05:30' + make_interval(days => (random() * 3000)::int) as day) days
      where h.slug = 'the-tivoli' order by s.sort_order limit 1
     returning reference`,
    [lead],
  );
  return rows[0]?.reference ?? '';
}
