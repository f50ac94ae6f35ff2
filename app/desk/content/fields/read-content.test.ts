import { expect, test } from 'vitest';
import { contentPlans } from '#app/desk/content/fields/content-kinds.ts';
import { readContent } from './read-content.ts';
import { showContent } from './show-content.ts';

const { hotels, spaces, offers, announcements, pictures, brands } = contentPlans;
const gallery = contentPlans['gallery-items'];

test('a row goes through its form and comes back as it was', () => {
  const row = {
    is_active: true,
    name: 'Durbar Hall',
    description: null,
    space_type: 'banquet',
    capacity_min: 200,
    capacity_max: 600,
    capacity_text: null,
    configurations: [{ style: 'Theatre', capacity: 600 }],
    area_sqft: 10000,
    area_display: '10,000 sq ft',
    location_floor: null,
    features: ['Stage', 'Green room'],
    amenities: ['Wi-Fi'],
    event_types: ['wedding', 'other'],
    image_id: '11111111-1111-4111-8111-111111111111',
  };
  expect(readContent(spaces, showContent(spaces, row), false)).toEqual({ values: row });
  const notice = {
    is_active: true,
    message: 'Closed on Monday',
    link_label: null,
    link_url: null,
    starts_at: '2026-11-21T02:30:00.000Z',
    ends_at: null,
  };
  expect(showContent(announcements, notice).starts_at).toBe('2026-11-21T08:00');
  expect(readContent(announcements, showContent(announcements, notice), false)).toEqual({ values: notice });
});

test('what is wrong is said at its field', () => {
  expect(
    readContent(
      offers,
      { title: '', slug: 'No Such!', summary: 'x', valid_from: '2027-02-30', hotel_id: 'other' },
      true,
    ),
  ).toEqual({
    errors: {
      title: 'Title is required.',
      slug: 'Address: small letters, digits and hyphens, such as the-tivoli.',
      valid_from: 'First day: There is no such day in the calendar: check the day and the month.',
      hotel_id: 'Hotel: choose one of the list.',
    },
  });
  const backwards = { title: 'a', slug: 'a', summary: 'a', valid_from: '2027-02-14', valid_until: '2027-02-13' };
  expect(readContent(offers, backwards, true)).toEqual({
    errors: { valid_until: 'The last day must not be before the first.' },
  });
  expect(
    readContent(spaces, { name: 'Hall', space_type: 'banquet', capacity_min: '300', capacity_max: '200' }, true),
  ).toHaveProperty('errors.capacity_max');
  expect(
    readContent(spaces, { name: 'Hall', space_type: 'banquet', configurations: 'Theatre 600' }, true),
  ).toHaveProperty('errors.configurations');
  expect(readContent(brands, { name: 'a', slug: 'a', display_name: 'a', brand_color: 'red' }, true)).toHaveProperty(
    'errors.brand_color',
  );
  expect(readContent(pictures, { alt_text: 'A hall', focal_x: '101', focal_y: '50' }, false)).toHaveProperty(
    'errors.focal_x',
  );
});

test('an announcement leads to a page of ours or to the web, never to a script', () => {
  const notice = (link_url: string) =>
    readContent(announcements, { message: 'm', link_label: 'l', link_url, starts_at: '2026-11-21T08:00' }, true);
  for (const url of ['/offers', 'https://example.com/x'])
    expect(notice(url), url).toHaveProperty('values.link_url', url);
  for (const url of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'offers', ''])
    expect(notice(url), url).toHaveProperty('errors.link_url');
});

test('an address is written once; figures may have commas and digits of a Hindi keyboard', () => {
  const read = readContent(hotels, { name: 'H', slug: 'changed', rating: '४.५', rooms: '1,20०' }, false);
  expect(read).toEqual({ errors: { brand_id: 'Brand is required.', location_id: 'Location is required.' } });
  const id = '11111111-1111-4111-8111-111111111111';
  expect(
    readContent(
      hotels,
      { name: 'H', slug: 'changed', rating: '४.५', rooms: '1,20०', brand_id: id, location_id: id },
      false,
    ),
  ).toMatchObject({
    values: { rating: 4.5, is_active: false, 'quick_stats.rooms': 1_200, 'quick_stats.eventCapacity': null },
  });
});

test.each([
  ['https://www.dailymotion.com/video/x7tgad0', undefined],
  ['/storage/v1/object/public/films/a.mp4', undefined],
  ['https://films.example.com/a.m3u8', undefined],
  ['https://films.example.com/a.flv', /^Film: no browser of today plays Flash films\. Save the film as \.mp4\.$/],
  [
    'https://elsewhere.example.com/a.mp4',
    /^Film: pages may not play files of elsewhere\.example\.com\. .*FILM_HOSTS\.$/,
  ],
  ['https://www.youtube.com/@tivoli', /^Film: this must be the address of one film at YouTube, Vimeo, .*\.mpd\.$/],
  ['https://films.example.com/about', /^Film: this must be the address of one film at/],
  ['javascript:alert(1)', /^Film must begin with a slash/],
])('as a film, %s is accepted or refused at its field: %s', (typed, problem) => {
  const read = readContent(gallery, { video_url: typed }, false, ['https://films.example.com']);
  if (problem) expect(read).toEqual({ errors: { video_url: expect.stringMatching(problem) } });
  else expect(read).toMatchObject({ values: { video_url: typed } });
});
