import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Violation {
  rule: string;
  help: string;
  nodes: string[];
}

/** Fails with the rule and the elements for every WCAG 2.2 A or AA violation and best practice that axe finds. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is not laid out yet has no colours to compare.
  await expect.poll(() => page.evaluate(isLaidOut)).toBe(true);
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async (): Promise<Violation[]> => {
    const { axe: engine } = window as unknown as { axe: typeof axe };
    const result = await engine.run(document, { resultTypes: ['violations'] });
    return result.violations.map(({ id, help, nodes }) => ({ rule: id, help, nodes: nodes.map((node) => node.html) }));
  });
  expect(violations, `accessibility of ${new URL(page.url()).pathname}`).toEqual([]);
}

function isLaidOut(): boolean {
  const last = document.querySelector('.site-footer');
  return !last || getComputedStyle(last).contentVisibility !== 'auto';
}
