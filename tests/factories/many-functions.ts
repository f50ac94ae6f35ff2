import type pg from 'pg';

/**
 * Fills the diary of every house: one evening for each space and day, of every kind and state. Returns how many
 * functions there are.
 */
export async function manyFunctions(
  owner: Pick<pg.Pool, 'query'>,
  { from, days, spacesPerHouse = 5 }: { from: string; days: number; spacesPerHouse?: number },
): Promise<number> {
  await owner.query(
    `with spaces as (
       select h.slug, s.id, row_number() over (partition by h.id order by s.sort_order) as place,
              row_number() over (order by h.sort_order, s.sort_order) as number
         from hotels h join hotel_spaces s on s.hotel_id = h.id where h.closed_at is null)
     insert into diary.function (reference, property, kind, spaces, starts_at, ends_at, setup_minutes, clearing_minutes,
         state, expires_at, reason, expected_guests)
     select 'FN-' || upper(lpad(to_hex((number - 1) * $2 + day), 6, '0')), slug,
            (array['mehndi', 'wedding', 'reception', 'sangeet', 'conference', 'dinner'])[1 + (day + number)::int % 6],
            array[id], at, at + interval '5 hours', 120, 60, state,
            case when state = 'option' then now() + interval '30 days' end,
            case when state = 'blocked' then 'The floor is polished' end, 100 + (day * 37 + number * 11)::int % 800
       from spaces, generate_series(0, $2 - 1) day,
            lateral (select ($1::date + day::int + time '18:00') at time zone 'Asia/Kolkata' as at) moments,
            lateral (select case (day * 7 + number)::int % 10 when 0 then 'enquiry' when 1 then 'option' when 2 then 'option'
                                 when 3 then 'blocked' else 'definite' end as state) states
      where place <= $3`,
    [from, days, spacesPerHouse],
  );
  const { rows } = await owner.query<{ count: number }>('select count(*)::int as count from diary.function');
  await owner.query('analyze diary.function; analyze diary.claim');
  return rows[0]?.count ?? 0;
}
