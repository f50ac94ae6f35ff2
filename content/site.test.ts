import { expect, test } from 'vitest';
import { eventTypes } from '#app/catalogue/event-type.ts';
import { budgetRanges } from '#app/enquiries/enquiry.ts';
import { brands } from './brands.ts';
import { careerPositions } from './career-positions.ts';
import { awards, culinary, heroSlides, homeExperiences, locationTabs, posts, story } from './home.ts';
import { locations } from './locations.ts';
import { budgetOptions, eventTypeOptions } from './option-lists.ts';
import { press } from './press.ts';
import { properties } from './properties.ts';
import { site } from './site.ts';
import { upcomingHotels } from './upcoming-hotels.ts';

test('the brands stand in order with their colours and tab labels', () => {
  expect(brands.map(({ slug, name, tabLabel, colour }) => [slug, name, tabLabel, colour])).toEqual([
    ['tivoli', 'Tivoli', 'THE TIVOLI', '#CD9F59'],
    ['omnia', 'Omnia', 'OMNIA BY TIVOLI', '#2C3E50'],
    ['wedcation', 'Wedcation', 'WEDCATION BY TIVOLI', '#E91E63'],
    ['upper-hse', 'The Upper HSE', 'THE UPPER HSE BY TIVOLI', '#8B4513'],
  ]);
  expect(brands.map((brand) => brand.sortOrder)).toEqual([1, 2, 3, 4]);
});

/** Relative luminance of a hex colour (WCAG 2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test("each brand's twin carries text on the night ground", () => {
  for (const { slug, colourOnNight } of brands) {
    const contrast = (luminance(colourOnNight) + 0.05) / (luminance('#0b1028') + 0.05);
    expect(contrast, slug).toBeGreaterThanOrEqual(4.5);
  }
});

test('the seven locations stand in display order with their states', () => {
  expect(locations.map(({ name, state, displayOrder }) => [name, state, displayOrder])).toEqual([
    ['Delhi', 'Delhi', 1],
    ['Noida', 'Uttar Pradesh', 2],
    ['Greater Noida', 'Uttar Pradesh', 3],
    ['Palwal', 'Haryana', 4],
    ['Rewari', 'Haryana', 5],
    ['Ambala', 'Haryana', 6],
    ['Israna', 'Haryana', 7],
  ]);
});

test('the footer leads to all twelve houses, each once', () => {
  const named = site.footerHotels.flatMap(({ slugs }): string[] => [...slugs]);
  expect(named.toSorted()).toEqual(properties.map(({ slug }) => slug).toSorted());
});

test('both forms offer the same event types, each with its own labels', () => {
  expect(eventTypeOptions.home.map((option) => option.value)).toEqual([...eventTypes]);
  expect(eventTypeOptions.enquiry.map((option) => option.value)).toEqual([...eventTypes]);
  expect(eventTypeOptions.home.map((option) => option.label)).toEqual([
    'Wedding',
    'MICE - Meetings, Incentives, Conferences, Exhibitions',
    'Corporate Event',
    'Birthday Celebration',
    'Cocktail Party',
    'Other',
  ]);
  expect(eventTypeOptions.enquiry.map((option) => option.label)).toEqual([
    'Wedding',
    'MICE',
    'Corporate Event',
    'Birthday Party',
    'Cocktail Party',
    'Other',
  ]);
});

test('budgets and career positions are the ones of the forms', () => {
  expect(budgetOptions.map((option) => option.value)).toEqual([...budgetRanges]);
  expect(budgetRanges).toEqual(['under-5-lakhs', '5-10-lakhs', '10-20-lakhs', '20-50-lakhs', 'above-50-lakhs']);
  expect(careerPositions.join(', ')).toBe(
    'Front Desk Associate, Concierge, Housekeeping Supervisor, Food & Beverage Manager, Chef, Banquet Manager, ' +
      'Sales Executive, Marketing Specialist, IT Support, Finance Associate, Human Resources, Maintenance Engineer, ' +
      'Guest Relations, Event Coordinator, Other',
  );
});

test('home has four slides, six experiences, six kitchen cards, three awards, three posts, five articles', () => {
  expect(heroSlides).toHaveLength(4);
  // A further experience may follow these.
  expect(homeExperiences.slice(0, 6).map((one) => one.title)).toEqual([
    'Weddings & Celebrations',
    'Corporate Events',
    'Fine Dining',
    'Luxurious Stays',
    'Cocktail Parties',
    'Wellness & Spa',
  ]);
  expect(culinary.cards.map((one) => one.title)).toEqual([
    'Exquisite Appetizers',
    'Gourmet Mains',
    'Local Delicacies',
    'Decadent Desserts',
    'Fine Beverages',
    "Chef's Specials",
  ]);
  expect([awards.length, posts.length, press.length]).toEqual([3, 3, 5]);
  expect(posts.map(({ likes, comments, shares }) => [likes, comments, shares])).toEqual([
    [292, 49, 15],
    [66, 7, 5],
    [42, 7, 0],
  ]);
  expect(locationTabs.map((tab) => tab.label)).toEqual([
    'Delhi',
    'Noida',
    'Greater Noida',
    'Palwal',
    'Ambala',
    'Israna',
  ]);
});

test('the story keeps both founding years apart, in three paragraphs', () => {
  expect(story.heading).toBe('A Legacy of Luxury & Timeless Elegance');
  expect(story.paragraphs).toHaveLength(3);
  expect(story.figures.map((one) => one.figure)).toEqual(['1931', '1988', undefined]);
});

test('the upcoming hotels keep their dates as given', () => {
  expect(upcomingHotels.map(({ location, openingDate }) => [location, openingDate])).toEqual([
    ['Aligarh', 'Q4 2024'],
    ['Karnal', 'Q1 2025'],
    ['Ramnagar, Uttarakhand', 'Q2 2025'],
  ]);
});

test('every external link of press and posts leads to example.com', () => {
  for (const link of [...press.map((one) => one.link), ...posts.map((one) => one.url)])
    expect(new URL(link).hostname).toMatch(/\.example\.com$/);
});
