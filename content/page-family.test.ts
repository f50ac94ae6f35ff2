import { expect, test } from 'vitest';
import { pageFamily } from '#app/catalogue/page-family.ts';
import { properties } from './properties.ts';

test('what a page says while it cannot be shown agrees with its plan', () => {
  for (const { slug, brand, plan } of properties) {
    const { title, retryLabel } = pageFamily(slug);
    const omnia = brand === 'omnia' && plan.kind === 'dedicated';
    expect(title, slug).toBe(omnia ? 'Something went wrong' : `Unable to Load ${plan.family}`);
    expect(retryLabel, slug).toBe(plan.retryLabel);
  }
  expect(pageFamily('added-by-staff').title).toBe('Unable to Load Hotel');
});
