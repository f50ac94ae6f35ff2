import { expect, test } from 'vitest';
import { privacy as privacyInHindi } from './privacy.hi.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.hi.ts';

test('the privacy policy names the drafts that a tab keeps, in both languages', () => {
  expect(JSON.stringify(privacy)).toMatch(/Until you close the tab: .*drafts/);
  expect(JSON.stringify(privacyInHindi)).toMatch(/टैब बंद होने तक: .*ड्राफ़्ट/);
});

test('the terms in Hindi have the right plural of an animal', () => {
  expect(JSON.stringify(terms)).toContain('पालतू जानवरों के बारे में');
  expect(JSON.stringify(terms)).not.toContain('जानवरओं');
});
