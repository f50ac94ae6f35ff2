import { expect, test } from 'vitest';
import { builtInContent } from '#app/catalogue/seed/content-rows.server.ts';
import { seed } from '#app/catalogue/seed/seed.server.ts';
import { listen } from '#platform/database/subscribe-to-notifications.ts';
import { editingOfThisFile } from '#tests/desk/editing-of-this-file.ts';
import { openCatalogue } from '#tests/support/catalogue.ts';
import { log } from '#tests/support/enquiries-of-this-file.ts';

const { open, hotel, edit } = editingOfThisFile();

const aBrand = { is_active: 'on', name: 'Now', slug: 'tivoli-now', display_name: 'Tivoli Now' };

/** Records the changes that a site is notified of, in their order. */
async function listenForNotices() {
  const { db } = open();
  const heard: (string | undefined)[] = [];
  const end = listen({ url: db.siteUrl, onNotice: { content: (payload) => void heard.push(payload) }, log });
  const isMark = (payload: string | undefined) => payload?.startsWith('mark ') ?? false;
  /** Notifications arrive in order, so everything before this one has arrived. */
  const caughtUp = async () => {
    const mark = `mark ${crypto.randomUUID()}`;
    await expect
      .poll(async () => {
        await db.owner.query('select pg_notify($1, $2)', ['content', mark]);
        return heard;
      })
      .toContain(mark);
  };
  await caughtUp();
  return {
    end,
    /** What the notices say that come during a deed. */
    async changesDuring(deed: () => Promise<unknown>) {
      const start = heard.length;
      await deed();
      await caughtUp();
      return heard.slice(start).filter((payload) => !isMark(payload));
    },
  };
}

test('each published change gives a listening site one notice, which names the hotel, and a preview none', async () => {
  const { editing, admin, db } = open();
  const { id } = await hotel('the-tivoli');
  const {
    rows: [room],
  } = await editing.list(admin, 'rooms', id);
  const { end, changesDuring } = await listenForNotices();
  const deeds = {
    'a click': () => editing.change(admin, 'hotels', id, { is_featured: false }),
    'a form': () => edit('hotels', id, { city: 'Delhi', rooms: '131' }),
    'a list of its own': () => edit('rooms', room?.id ?? '', { amenities: 'Balcony\nTea tray' }),
  };
  for (const [name, deed] of Object.entries(deeds)) {
    const notices = await changesDuring(deed);
    expect(notices, name).toEqual([id]);
  }
  expect(await changesDuring(() => edit('hotels', id, {})), 'what was saved as it was').toEqual([]);
  for (const [table, said] of Object.entries({ offers: 'group', announcements: 'group', brands: '', media: '' })) {
    const change = () => db.owner.query(`update ${table} set updated_at = now()`);
    expect(await changesDuring(change), `all rows of ${table}`).toEqual([said]);
  }
  const draft = { kind: 'brands' as const, id: null, values: aBrand, version: '' };
  const preview = await changesDuring(async () => {
    expect(await editing.preview(admin, draft)).toMatchObject({
      kind: 'shown',
      preview: {
        slug: 'tivoli-now',
        content: { brands: expect.arrayContaining([expect.objectContaining({ slug: 'tivoli-now' })]) },
      },
    });
  });
  expect(preview, 'a preview').toEqual([]);
  await end();
});

test('a changed hotel shows at once to a site that listens, is kept by the seed, and can be changed back', async () => {
  const { editing, admin, db } = open();
  const { id } = await hotel('omnia-noida');
  const catalogue = await openCatalogue(db.siteUrl);
  const { end, changesDuring } = await listenForNotices();
  // A database that takes too long on a busy machine is answered for by what was known before.
  const slugs = async () => (await catalogue.hotelsWithDetails()).value.map(({ slug }) => slug);
  await expect.poll(async () => (await catalogue.hotelsWithDetails()).source).toBe('live');
  expect(await slugs()).toContain('omnia-noida');
  const mark = () => editing.change(admin, 'hotels', id, { is_active: false });
  const hidden: Awaited<ReturnType<typeof mark>>[] = [];
  const notices = await changesDuring(async () => hidden.push(await mark()));
  expect(notices).toEqual([id]);
  await catalogue.refresh(notices[0]);
  await expect.poll(slugs).not.toContain('omnia-noida');
  await expect.poll(async () => (await catalogue.hotelBySlug('omnia-noida')).value.kind).toBe('not-found');

  const properties = builtInContent.properties.map((one) =>
    one.slug === 'omnia-noida' ? { ...one, description: 'Rewritten.' } : one,
  );
  const report = await seed(db.ownerUrl, { ...builtInContent, properties });
  expect(report.leftAlone).toContain('hotels omnia-noida: changed by staff');
  expect((await hotel('omnia-noida')).is_active).toBe(false);

  expect(await editing.undo(admin, hidden[0]?.change ?? '')).toEqual({ kind: 'undone' });
  expect(await editing.undo(admin, hidden[0]?.change ?? '')).toEqual({ kind: 'gone' });
  expect((await hotel('omnia-noida')).is_active).toBe(true);
  await end();
  await catalogue.close();
});
