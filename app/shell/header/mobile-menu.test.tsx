import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { MenuHotels } from './mobile-menu.tsx';

test('a hotel that has no page yet stands in the menu in italics, is no link, and is said to be off', () => {
  const hotels = [{ slug: '', name: 'Tivoli Aligarh', brandName: 'The Tivoli', locationName: 'Aligarh' }];
  const element = <MenuHotels hotels={hotels} note="locationName" onRetry={() => {}} />;
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  expect(html).toContain('Tivoli Aligarh');
  expect(html).toContain('class="menu-off" aria-disabled="true"');
  expect(html).not.toContain('<a');
});
