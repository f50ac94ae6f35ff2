import { describe, expect, test } from 'vitest';
import { announcements } from '#content/announcements.ts';
import { editorial } from '#content/editorial.ts';
import { offers } from '#content/offers.ts';
import { signedIn } from '#tests/browser/signed-in.ts';
import { expectAccessible, expectToFit } from './browser/accessible.ts';
import { desktop, phone, type Site, siteOfThisFile } from './browser/site.ts';
import { furtherPages, pagesOfEachKind } from './support/visitor-pages.ts';

const publicUrl = 'http://tivoli.test';
const pages = [...pagesOfEachKind, ...furtherPages];

/** A sentence of each sample, as it stands in the HTML of a page. */
const told = [
  ...editorial.press.map(({ title }) => title),
  ...editorial.awards.map(({ name }) => name),
  ...editorial.leaders.map(({ name }) => name),
  ...editorial.posts.map(({ excerpt }) => excerpt),
  ...editorial.texts.filter(({ part }) => part !== 'menu').map(({ text }) => text),
  ...offers.map(({ summary }) => summary),
  ...announcements.map(({ message }) => message),
];
const menuDishes = ['Crystal dumplings', 'Raan', 'Khichdi', 'Jackfruit biryani'];
/** Hours, specialities and features of houses that nobody has supplied. */
const fields = ['12:30', 'Slow-cooked dal', 'Robata grill', 'Amritsari fish', 'Stage and sound points', 'Lit paths'];

async function visited(site: Site, path: string): Promise<string> {
  const html = await (await fetch(site.url + path)).text();
  return html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
}

describe('with PUBLIC_URL set and nothing edited', () => {
  const site = siteOfThisFile({ config: { publicUrl, sampleContent: 'hide' } });

  test.each([...pages, '/?menu=chefs-specials', '/hotel/the-tivoli?menu=zunn', '/llms.txt', '/sitemap.xml'])(
    '%s shows no sample',
    async (path) => {
      const html = await visited(site, path);
      expect(html).not.toContain('class="sample-mark"');
      for (const text of [...told, ...menuDishes, ...fields]) expect(html, text).not.toContain(text);
    },
  );

  test.each([
    ['/press-coverage', 'No Press Coverage Available'],
    ['/offers', 'There is no offer at the moment.', 'What we are asked for'],
    ['/people', 'Our leadership is introduced here soon.'],
    ['/loyalty', 'Register your interest'],
    ['/sustainability', 'Figures and questions'],
    ['/sustainability/esg-summary', 'Environment'],
    ['/digital-qr/in-room-dining', 'How to order'],
    ['/?menu=chefs-specials', 'The kitchen sends its menu on request'],
    ['/hotel/wedcation-by-tivoli-ambala', 'A wedding at Wedcation, Ambala'],
    ['/hotel/tivoli-royal-palace', 'Ask the house for hours and menus'],
    ['/', 'A Legacy of Luxury'],
  ])('%s is whole without samples: %s', async (path, ...sentences) => {
    const page = await site.visitor();
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const words of sentences)
      await page.locator('main').getByText(words).filter({ visible: true }).first().waitFor();
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await expectToFit(page);
      await expectAccessible(page);
    }
    const dead = await page.locator('main a[href^="#"]').evaluateAll((links) =>
      links.flatMap((link) => {
        const anchor = link.getAttribute('href') ?? '#';
        return anchor === '#' || document.getElementById(anchor.slice(1)) ? [] : [anchor];
      }),
    );
    expect(dead, 'links to sections that are not there').toEqual([]);
    const headings = await page.locator('main section:has(> h2:only-child)').count();
    expect(headings, 'a section with nothing but its heading').toBe(0);
  });
});

describe('without PUBLIC_URL', () => {
  const site = siteOfThisFile();

  test('every sample on a page stands beside its mark', async () => {
    const page = await site.visitor({ viewport: desktop, javaScriptEnabled: false });
    const marks = (scope: string) => page.locator(`main ${scope} .sample-mark`).count();
    await page.goto('/press-coverage');
    expect(await marks('h2')).toBe(editorial.press.length);
    await page.goto('/offers');
    expect(await marks('h2')).toBe(offers.length);
    await page.goto('/loyalty');
    expect(await marks('h3')).toBe(editorial.texts.filter(({ part }) => part.startsWith('loyalty')).length);
    await page.goto('/sustainability');
    expect(await marks('h3')).toBe(3);
    await page.goto('/');
    expect(await marks('.acclaim')).toBe(9);
    expect(await page.locator('.announcement .sample-mark').count()).toBe(1);
    await page.goto('/hotel/the-tivoli?menu=zunn');
    expect(await page.locator('dialog .sample-mark').count()).toBe(1);
    expect(await marks('#dining h3')).toBe(4);
    expect(await marks('#spaces h3')).toBe(4);
    await page.goto('/digital-qr/in-room-dining');
    expect(await marks('h2')).toBe(4);
  });

  test('the foot of a page says how many samples it has, and marks them on request, also without scripts', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await site.visitor({ viewport: desktop, javaScriptEnabled });
      await page.goto('/press-coverage');
      const mark = page.getByText('Sample', { exact: true });
      const box = page.getByRole('checkbox', { name: 'Mark them' });
      expect(await mark.filter({ visible: true }).count()).toBe(0);
      // Styles count; what a screen reader reads has the figure.
      const { nodes } = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree');
      const read = nodes.flatMap(({ role, name }) => (role?.value === 'StaticText' ? [name?.value] : []));
      expect(read.join(' ')).toMatch(new RegExp(`nobody has supplied yet:\\s+${editorial.press.length + 1} `));
      await box.check();
      expect(await mark.filter({ visible: true }).count()).toBe(editorial.press.length + 1);
    }
  });

  test('an award that staff save is shown without a mark, and is no longer in the list of samples', async () => {
    const page = await signedIn(site, await site.visitor({ viewport: desktop }));
    await page.goto('/desk/content/samples');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Banquet Kitchen of the Year' }).click();
    await page.getByText('This is a sample: nobody has supplied it yet.').waitFor();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Kitchen of the Year 2026');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved. The site shows it within seconds.').waitFor();
    await expect.poll(() => visited(site, '/')).toContain('Kitchen of the Year 2026');
    const marked = /Kitchen of the Year 2026\s*(<!-- -->)?\s*<span class="sample-mark">/;
    expect(await visited(site, '/')).not.toMatch(marked);
    await page.goto('/desk/content/samples');
    expect(await page.locator('main').textContent()).not.toContain('Kitchen of the Year');
  });

  test('a page of drawings says so in its gallery and its footer, a page without pictures does not', async () => {
    const page = await site.visitor();
    await page.goto('/hotel/the-tivoli', { waitUntil: 'domcontentloaded' });
    expect(await page.locator('#gallery').getByText('The pictures are illustrations.').count()).toBe(1);
    expect(await page.locator('footer').getByText('The pictures are illustrations.').count()).toBe(1);
    await page.goto('/privacy');
    expect(await page.getByText('The pictures are illustrations.').count()).toBe(0);
    await page.goto('/hotel/the-tivoli/gallery/1');
    expect(await page.locator('footer').getByText('The pictures are illustrations.').count()).toBe(1);
  });
});
