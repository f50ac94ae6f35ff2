import { expect, test } from 'vitest';
import { siteOfThisFile } from '#tests/browser/site.ts';
import { aPersonOfStaff } from '#tests/factories/a-person-of-staff.ts';

const publicUrl = 'http://tivoli.test';
const films = 'https://films.example.com';
const site = siteOfThisFile({ config: { publicUrl, filmHosts: [films] } });

/** Keeps a draft whose day has come: another picture of the gallery gets a film. Returns the picture's place. */
async function dueDraft(offset: number, film: string, author: string): Promise<string> {
  const { rows } = await site.database.owner.query(
    `insert into desk.content_draft (kind, row_id, hotel_id, label, fields, version, publish_on, author_id, author)
     select 'gallery-items', g.id, g.hotel_id, 'A film', jsonb_build_object('video_url', $2::text),
            (extract(epoch from g.updated_at) * 1000000)::bigint::text, date '2020-02-14', $3, 'Asha'
       from hotel_media g join hotels h on h.id = g.hotel_id
      where h.slug = 'the-tivoli' and g.media_type = 'gallery' and g.video_url is null order by g.sort_order offset $1 limit 1
     returning row_id`,
    [offset, film, author],
  );
  return rows[0].row_id;
}

test('a draft is published on its day with any film that the site may play, and with no other', async () => {
  const { owner } = site.database;
  const { id: author } = await aPersonOfStaff(site.database, { name: 'Asha', role: 'admin' });
  const wanted = [`${films}/a.mp4`, `${publicUrl}/b.mp4`, '/storage/c.mp4', 'https://elsewhere.example.com/d.mp4'];
  const places: string[] = [];
  for (const [offset, film] of wanted.entries()) places.push(await dueDraft(offset, film, author));
  await owner.query(`insert into jobs.job (name, data) values ('reminders', '{}')`);
  const open = 'select from desk.content_draft where refused is null';
  await expect.poll(async () => (await owner.query(open)).rowCount).toBe(0);
  const { rows } = await owner.query(
    `select g.video_url as film, d.refused from unnest($1::uuid[]) with ordinality as p(id, at)
       join hotel_media g on g.id = p.id left join desk.content_draft d on d.row_id = p.id order by p.at`,
    [places],
  );
  expect(rows).toEqual([
    ...wanted.slice(0, 3).map((film) => ({ film, refused: null })),
    { film: null, refused: expect.stringContaining('does not fit any more') },
  ]);
});
