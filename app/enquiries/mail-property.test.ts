import { afterEach, expect, test, vi } from 'vitest';
import { createFindMailProperty } from '#app/enquiries/visitor-mails.server.ts';
import { openedForThisFile } from '#tests/databases/opened-for-this-file.ts';
import { openCatalogue } from '#tests/support/catalogue.ts';

const catalogue = openedForThisFile(
  () => openCatalogue(null),
  (opened) => opened.close(),
);

const hindi = openedForThisFile(
  () => openCatalogue(null, undefined, { language: 'hi' }),
  (opened) => opened.close(),
);
const inHindi = { hotelBySlug: (slug: string) => hindi().hotelBySlug(slug) };

afterEach(() => {
  vi.useRealTimers();
});

interface Recorded {
  sizes: { width: number; height: number }[];
  hotels: number;
}

/** Finds hotels of the built-in content; the encoder returns `answer`. */
function finding(answer: () => Promise<Buffer | undefined>) {
  const recorded: Recorded = { sizes: [], hotels: 0 };
  const find = createFindMailProperty({
    catalogue: {
      hotelBySlug: (slug) => {
        recorded.hotels += 1;
        return catalogue().hotelBySlug(slug);
      },
    },
    hindi: inHindi,
    jpeg: (_, size) => {
      recorded.sizes.push(size);
      return answer();
    },
  });
  return { find, recorded };
}

const encoded = async () => Buffer.from('a JPEG');

test('a hotel is found with what a mail says of it, and its picture twice as fine as it is shown', async () => {
  const { find, recorded } = finding(encoded);
  const property = await find('the-tivoli');
  expect(property).toEqual({
    name: 'The Tivoli',
    city: 'New Delhi',
    phone: expect.stringMatching(/^\+91/),
    email: expect.stringMatching(/@/),
    spacesInHindi: expect.any(Object),
    picture: { alt: expect.stringMatching(/\w/), bytes: Buffer.from('a JPEG'), width: 600, height: 400 },
  });
  expect(recorded.sizes).toEqual([{ width: 1200, height: 800 }]);
});

test('a mail in Hindi can call a hall or a lawn by its name on the Hindi page', async () => {
  const property = await finding(encoded).find('wedcation-by-tivoli-israna');
  expect(property?.spacesInHindi).toMatchObject({ 'Open Lawn': 'ओपन लॉन' });
});

test.each([
  ['that cannot be encoded', () => Promise.reject(new Error('no memory'))],
  ['that is not there', async () => undefined],
])('a hotel with a picture %s has a mail without one', async (_, answer) => {
  const property = await finding(answer).find('the-tivoli');
  expect(property).toMatchObject({ name: 'The Tivoli' });
  expect(property).not.toHaveProperty('picture');
});

test('where no hotel is named, or none of that name is there, nothing is found', async () => {
  const { find, recorded } = finding(encoded);
  expect([await find(null), await find('nowhere')]).toEqual([null, null]);
  expect(recorded.sizes).toEqual([]);
});

test('a hotel is asked for once in ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { find, recorded } = finding(encoded);
  await Promise.all([find('the-tivoli'), find('the-tivoli')]);
  vi.advanceTimersByTime(10 * 60_000 - 1);
  await find('the-tivoli');
  expect(recorded.hotels).toBe(1);
  await find('tivoli-bijwasan');
  expect(recorded.hotels).toBe(2);
  vi.advanceTimersByTime(1);
  await find('the-tivoli');
  expect(recorded.hotels).toBe(3);
});

test('a hotel that could not be asked for is asked for again', async () => {
  let fails = true;
  const find = createFindMailProperty({
    catalogue: {
      hotelBySlug: (slug) => (fails ? Promise.reject(new Error('away')) : catalogue().hotelBySlug(slug)),
    },
    hindi: inHindi,
    jpeg: encoded,
  });
  await expect(find('the-tivoli')).rejects.toThrow('away');
  fails = false;
  expect(await find('the-tivoli')).toMatchObject({ name: 'The Tivoli' });
});
