import { expect, test } from 'vitest';
import { hotelTextsOf } from '#app/catalogue/hotel-waiting-texts.ts';
import { properties } from './properties.ts';

test('what a page says while it cannot be shown agrees with its plan', () => {
  for (const { slug, brand, plan } of properties) {
    const { title, retryLabel } = hotelTextsOf(slug);
    const omnia = brand === 'omnia' && plan.kind === 'dedicated';
    expect(title, slug).toBe(omnia ? 'Something went wrong' : `Unable to Load ${plan.family}`);
    expect(retryLabel, slug).toBe(plan.retryLabel);
  }
  expect(hotelTextsOf('added-by-staff').title).toBe('Unable to Load Hotel');
});
