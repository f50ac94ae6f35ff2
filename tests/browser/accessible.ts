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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(async (): Promise<Violation[]> => {
    const { axe: engine } = window as unknown as { axe: typeof axe };
    // The elements are told by their HTML; to make a selector for each takes axe a quarter of its time.
    const result = await engine.run(document, { resultTypes: ['violations'], selectors: false });
    return result.violations.map(({ id, help, nodes }) => ({ rule: id, help, nodes: nodes.map((node) => node.html) }));
  });
  expect(violations, `accessibility of ${new URL(page.url()).pathname}`).toEqual([]);
}

/** Fails if any part of the page extends beyond the sides of the screen (WCAG 2.2, 1.4.10). */
export async function expectToFit(page: Page, what = new URL(page.url()).pathname): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, `pixels of sideways scrolling of ${what}`).toBeLessThanOrEqual(0);
}
