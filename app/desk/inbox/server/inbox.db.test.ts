import { expect, test } from 'vitest';
import { deskOfThisFile } from '#tests/desk/desk-of-this-file.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';

const { open, at, inbox, storedReference } = deskOfThisFile();

test('a search finds by the beginnings of reference, name, e-mail and number, and takes no commands', async () => {
  const { desk, admin } = at();
  const reference = await storedReference(anEnquiry({ name: 'Ānanya D’Souza', email: 'ananya.d@example.com' }));
  await storedReference(anEnquiry({ name: 'Kabir Sample', phone: '98111 22233' }));
  for (const words of [reference, reference.toLowerCase(), 'ānan', 'souza', 'ananya.d@ex'])
    expect(
      (await desk.search(admin, words)).map((row) => row.reference),
      words,
    ).toContain(reference);
  expect((await desk.search(admin, '98111 222')).map(({ name }) => name)).toEqual(['Kabir Sample']);
  expect(await desk.search(admin, "'; drop table leads; --")).toEqual([]);
  expect(await desk.search(admin, '&|!:*')).toEqual([]);
});

test('older enquiries follow page by page, each once', async () => {
  const { admin } = at();
  await open().db.owner.query(`
    insert into leads (language, reference, source, customer_name, customer_email, created_at)
    select 'en', 'TV-' || lpad(n::text, 6, '0'), 'loyalty', 'Guest', 'guest@example.com', '2026-01-01T10:00:00.123456Z'
      from generate_series(1, 120) n`);
  /** Reads all rows of a view, page by page; an endless list is cut off. */
  const allOf = async (view: string) => {
    const rows = [];
    let query: string | null = `view=${view}`;
    for (let pages = 0; query && pages < 5; pages += 1) {
      const { page } = await inbox(admin, query);
      rows.push(...page.rows);
      query = page.next && `view=${view}&before=${page.next}`;
    }
    return rows;
  };
  const seen = (await allOf('all')).map(({ reference }) => reference);
  expect(seen).toHaveLength(120);
  expect(new Set(seen).size).toBe(120);

  await open().db.owner.query(`update leads set venue_id = 'the-tivoli' where reference <= 'TV-000050'`);
  const whole = (await inbox(admin, 'view=all&property=the-tivoli')).page;
  expect([whole.rows.length, whole.next], 'nothing follows a page that ends with the list').toEqual([50, null]);

  // The rows are sorted by deadline, the longest wait first; some are due at the same moment.
  await open().db.owner.query(
    `update leads set due_at = timestamptz '2026-01-02T10:00:00.654321Z' + (substr(reference, 4)::int / 7) * interval '1 hour'`,
  );
  const due = (await allOf('overdue')).map(({ dueAt }) => dueAt.getTime());
  expect(due).toHaveLength(120);
  expect(due).toEqual(due.toSorted((a, b) => a - b));
  const [newest] = seen;
  const { page } = await inbox(admin, 'view=all');
  for (const noPlace of [`99999999999999999999_${crypto.randomUUID()}`, `x${page.next}`, `${page.next}x`]) {
    const shown = (await inbox(admin, `view=all&before=${noPlace}`)).page.rows;
    expect([shown.length, shown[0]?.reference], noPlace).toEqual([50, newest]);
  }
});

test('the most urgent enquiry comes first, also among one’s own; in “All” it is the newest', async () => {
  const { admin } = at();
  await open().db.owner.query('truncate leads cascade');
  await open().db.owner.query(
    `insert into leads (language, reference, source, customer_name, customer_email, assigned_to, created_at, due_at, first_response_at)
     select 'en', 'TV-' || n, 'loyalty', 'Guest', 'guest@example.com', $1, now() - make_interval(hours => n),
            now() - make_interval(hours => n - 24), case when n in (100005, 100007) then now() end
       from generate_series(100001, 100009) n`,
    [admin.id],
  );
  const seen = async (view: string) => (await inbox(admin, `view=${view}`)).page.rows.map(({ reference }) => reference);
  const oldestFirst = [9, 8, 6, 4, 3, 2, 1].map((n) => `TV-10000${n}`);
  expect(await seen('unanswered')).toEqual(oldestFirst);
  expect(await seen('mine'), 'what is answered follows, the newest first').toEqual([
    ...oldestFirst,
    'TV-100005',
    'TV-100007',
  ]);
  expect(await seen('all')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `TV-10000${n}`));
});
