import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** axe is sent to every page, so its minified file is used. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  rule: string;
  help: string;
  nodes: string[];
}

/** Fails with the rule and the elements for every WCAG 2.2 A or AA violation and best practice that axe finds. */
export async function expectAccessible(page: Page): Promise<void> {
  await layOut(page);
  await expectNoViolations(page);
}

/** Checks the page as it stands, including sections that are not laid out yet. */
export async function expectNoViolations(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(async (): Promise<Violation[]> => {
    const { axe: engine } = window as unknown as { axe: typeof axe };
    const result = await engine.run(document, { resultTypes: ['violations'] });
    return result.violations.map(({ id, help, nodes }) => ({ rule: id, help, nodes: nodes.map((node) => node.html) }));
  });
  expect(violations, `accessibility of ${new URL(page.url()).pathname}`).toEqual([]);
}

/** Fails if any part of the page extends beyond the sides of the screen (WCAG 2.2, 1.4.10). */
export async function expectToFit(page: Page, what = new URL(page.url()).pathname): Promise<void> {
  await layOut(page);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, `pixels of sideways scrolling of ${what}`).toBeLessThanOrEqual(0);
}

/** Lays out the whole page: a section that is not laid out has no colours to compare and no edges to measure. */
export async function layOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll<HTMLElement>('.lower-half > *, .stage, .site-footer'))
      part.style.contentVisibility = 'visible';
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}
