import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { aCard } from '#tests/factories/a-card.ts';
import { LocationsPage, type LocationsPageProps } from './locations-page.tsx';

const at = { page: 1, pages: 1, first: 1, last: 1, total: 1 };
const locations = [
  { slug: 'noida', name: 'Noida' },
  { slug: 'delhi', name: 'Delhi' },
];
const finder = { cities: [{ value: 'Noida', label: 'Noida' }], answer: null, typed: {}, problems: {} };

function render(props: Partial<LocationsPageProps>): string {
  const element = (
    <LocationsPage
      brands={[{ slug: 'omnia', tabLabel: 'OMNIA BY TIVOLI' }]}
      locations={locations}
      hotels={[aCard('omnia-noida')]}
      at={at}
      finder={finder}
      {...props}
    />
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

test('a filtered list says in its heading what it shows, and its hotels come before the finder', () => {
  const html = render({ brand: 'omnia', heading: 'Omnia by Tivoli' });
  expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe('Omnia by Tivoli');
  expect(html).toContain('Our Locations');
  expect(html, 'the page of the brand can be reached').toContain('href="/brands/omnia"');
  expect(html).not.toContain('class="arch-row"');
  expect(html.indexOf('omnia-noida')).toBeLessThan(html.indexOf('id="finder"'));
});

test('the whole list begins with the places and the finder', () => {
  const html = render({});
  expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe('Our Locations');
  expect(html).toContain('class="arch-row"');
  expect(html.indexOf('id="finder"')).toBeLessThan(html.indexOf('omnia-noida'));
});
