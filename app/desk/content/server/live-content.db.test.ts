import { expect, test } from 'vitest';
import { builtInContent } from '#app/catalogue/seed/content-rows.server.ts';
import { seed } from '#app/catalogue/seed/seed.server.ts';
import { contentPlans } from '#app/desk/content/fields/content-kinds.ts';
import { listen } from '#platform/database/subscribe-to-notifications.ts';
import { editingOfThisFile } from '#tests/desk/editing-of-this-file.ts';
import { openCatalogue } from '#tests/support/catalogue.ts';
import { log } from '#tests/support/enquiries-of-this-file.ts';

const { open, hotel, edit } = editingOfThisFile();

const aBrand = { is_active: 'on', name: 'Now', slug: 'tivoli-now', display_name: 'Tivoli Now' };

/** Records the changes that a site is notified of, in their order. */
async function ears() {
  const { db } = open();
  const heard: (string | undefined)[] = [];
  const end = listen({ url: db.siteUrl, channel: 'content', onNotice: (payload) => void heard.push(payload), log });
  /** Notifications arrive in order, so everything before this one has arrived; changes have no payload. */
  const caughtUp = async () => {
    const mark = crypto.randomUUID();
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
    async changesDuring(deed: () => Promise<unknown>): Promise<number> {
      const start = heard.filter((payload) => payload === '').length;
      await deed();
      await caughtUp();
      return heard.filter((payload) => payload === '').length - start;
    },
  };
}

test('each published change gives a listening site exactly one notice, and a preview none', async () => {
  const { editing, admin } = open();
  const { id } = await hotel('the-tivoli');
  const {
    rows: [room],
  } = await editing.list(admin, 'rooms', id);
  const { end, changesDuring } = await ears();
  const deeds = {
    'a click': () => editing.mark(admin, { entity: 'hotels', id, mark: 'is_featured', on: false }),
    'a form': () => edit('hotels', id, { city: 'Delhi', rooms: '131' }),
    'a list of its own': () => edit('rooms', room?.id ?? '', { amenities: 'Balcony\nTea tray' }),
  };
  for (const [name, deed] of Object.entries(deeds)) {
    const notices = await changesDuring(deed);
    expect(notices, name).toBe(1);
  }
  expect(await changesDuring(() => edit('hotels', id, {})), 'what was saved as it was').toBe(0);
  const draft = { plan: contentPlans.brands, id: null, values: aBrand, version: '' };
  const preview = await changesDuring(async () => {
    expect(await editing.preview(admin, draft)).toMatchObject({
      kind: 'shown',
      preview: {
        lists: {
          slug: 'tivoli-now',
          content: { brands: expect.arrayContaining([expect.objectContaining({ slug: 'tivoli-now' })]) },
        },
      },
    });
  });
  expect(preview, 'a preview').toBe(0);
  await end();
});

test('a changed hotel shows at once to a site that listens, is kept by the seed, and can be changed back', async () => {
  const { editing, admin, db } = open();
  const { id } = await hotel('omnia-noida');
  const catalogue = await openCatalogue(db.siteUrl);
  const { end, changesDuring } = await ears();
  // A database that takes too long on a busy machine is answered for by what was known before.
  const slugs = async () => (await catalogue.hotelsWithDetails()).value.map(({ slug }) => slug);
  await expect.poll(async () => (await catalogue.hotelsWithDetails()).source).toBe('live');
  expect(await slugs()).toContain('omnia-noida');
  const mark = () => editing.mark(admin, { entity: 'hotels', id, mark: 'is_active', on: false });
  const hidden: Awaited<ReturnType<typeof mark>>[] = [];
  const notices = await changesDuring(async () => hidden.push(await mark()));
  expect(notices).toBe(1);
  catalogue.outdate();
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
