import { expect, test } from 'vitest';
import { readCampaign } from '#app/forms/store-once.server.ts';

test('a campaign is read with the host that led here and the first page', () => {
  const sent =
    'utm_source=google&utm_medium=cpc&utm_campaign=winter&utm_term=lawn&utm_content=a&referrer_host=www.example.com:8080&landing_path=/hotels/the-tivoli';
  expect(readCampaign(sent)).toEqual({
    utm_source: 'google',
    utm_medium: 'cpc',
    utm_campaign: 'winter',
    utm_term: 'lawn',
    utm_content: 'a',
    referrer_host: 'www.example.com:8080',
    landing_path: '/hotels/the-tivoli',
  });
});

test.each([
  'other=x',
  'utm_source=',
  'utm_source=%20%0A',
  'landing_path=hotels',
  'landing_path=/hotels?name=Meera',
  'landing_path=/hotels%23Meera',
  'landing_path=https://example.com/x',
  'referrer_host=https://example.com',
  'referrer_host=example.com/path',
  'referrer_host=example.com:',
  'referrer_host=example.com:x',
])('%s is no campaign, and no address with personal data is kept', (sent) => {
  expect(readCampaign(sent)).toEqual({});
});

test('the name of a campaign may have words and signs that no host has', () => {
  expect(readCampaign('utm_campaign=Winter+weddings,+50%25')).toEqual({ utm_campaign: 'Winter weddings, 50%' });
});

test('each is kept as long as its column', () => {
  const long = 'x'.repeat(1000);
  const read = readCampaign(`utm_source=${long}&referrer_host=${long}&landing_path=/${long}`);
  expect(Object.values(read).map((value) => value.length)).toEqual([200, 255, 500]);
  expect(readCampaign('referrer_host=bücher.example')).toEqual({ referrer_host: 'bücher.example' });
});
