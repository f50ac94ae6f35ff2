import { expect, test } from 'vitest';
import { defaultAddresses } from '#app/site-database.server.ts';
import { warnOfSampleContact } from '#platform/http/security/security-contact.ts';
import { stubSiteOfThisFile } from './stub-site.ts';

const site = stubSiteOfThisFile({
  config: { publicUrl: 'https://tivoli.test', securityContact: 'https://tivoli.test/report-a-hole' },
});

test('security.txt names the configured contact and a day on which it ends, within a year', async () => {
  const answer = await fetch(`${site.url}/.well-known/security.txt`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i);
  const lines = (await answer.text()).split('\n');
  expect(lines[0]).toBe('Contact: https://tivoli.test/report-a-hole');
  expect(lines).toContain('Canonical: https://tivoli.test/.well-known/security.txt');
  const expires = new Date(lines.find((line) => line.startsWith('Expires: '))?.slice(9) ?? 0);
  const days = (expires.getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(150);
  expect(days).toBeLessThan(365);
});

test.each([
  ['mailto:security@example.com', true],
  ['https://www.example.org/holes', true],
  ['mailto:security@tivoli.example', true],
  [defaultAddresses.securityContact, true],
  ['mailto:security@tivolihotels.test', false],
  ['https://example.company/holes', false],
])('a public site whose contact is %s warns of a sample: %j', (securityContact, warns) => {
  const said = warnOfSampleContact({ publicUrl: 'https://www.tivolihotels.test', securityContact });
  if (warns) expect(said).toMatch(/SECURITY_CONTACT is not set/);
  else expect(said).toBeUndefined();
  expect(warnOfSampleContact({ securityContact })).toBeUndefined();
});
