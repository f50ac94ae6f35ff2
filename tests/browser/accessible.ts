import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The short form: each page is sent all of it. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  rule: string;
  help: string;
  nodes: string[];
}

/** Fails with the rule and the elements for every WCAG 2.2 A or AA violation and best practice that axe finds. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(layOut);
  await expectNoViolations(page);
}

/** The same of the page as it stands, however much of it is laid out. */
export async function expectNoViolations(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(async (): Promise<Violation[]> => {
    const { axe: engine } = window as unknown as { axe: typeof axe };
    const result = await engine.run(document, { resultTypes: ['violations'] });
    return result.violations.map(({ id, help, nodes }) => ({ rule: id, help, nodes: nodes.map((node) => node.html) }));
  });
  expect(violations, `accessibility of ${new URL(page.url()).pathname}`).toEqual([]);
}

/**
 * All of the page at once: what is not laid out has no colours to compare, and a page by itself waits with it for its
 * pictures, which in tests are still to be made.
 */
async function layOut(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('main > *, .site-footer'))
    part.style.contentVisibility = 'visible';
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
