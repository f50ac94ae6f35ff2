import { expect, test } from 'vitest';
import { pagesOfEachKind, unknownPage } from '#tests/support/visitor-pages.ts';
import { firstTenSeconds, mostScriptBytes, scriptBytes } from './browser/first-ten-seconds.ts';
import { desktop, phone, siteForReaders } from './browser/site.ts';

// Pictures are not prepared, because only scripts are measured here.
const site = siteForReaders();

/** Its spaces begin just below the first screen of a desktop, and have the largest scripts of all sections. */
const nearestSection = '/hotel/tivoli-lotus-court';

const visits = [...pagesOfEachKind, '/compare', nearestSection, unknownPage].map((path, i) => ({
  path,
  size: i % 2 ? 'desktop' : 'phone',
  viewport: i % 2 ? desktop : phone,
}));

test.each(visits)('$path fetches no more scripts in its first ten seconds than it may ($size)', async (visit) => {
  const page = await site.visitor({ viewport: visit.viewport });
  const bytes = scriptBytes(await firstTenSeconds(page, visit.path));
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(mostScriptBytes);
});
