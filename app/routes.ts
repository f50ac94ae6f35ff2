import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('enquire', 'routes/enquire.tsx'),
  route('enquire/facts', 'routes/enquire-facts.ts'),
  route('enquire/send', 'routes/enquire-send.tsx'),
  route('enquire/sent/:reference', 'routes/enquire-sent.tsx'),
  route('hotel/:hotelSlug', 'routes/hotel.tsx'),
  route('hotel/:hotelSlug/fact-sheet', 'routes/fact-sheet.tsx'),
  route('hotel/:hotelSlug/tour', 'routes/tour.tsx'),
  route('compare', 'routes/compare.tsx'),
  route(':place/:hotelSlug', 'routes/hotel.tsx', { id: 'hotel-at' }),
  route('all-locations', 'routes/all-locations.tsx'),
  route('brands/:brand?', 'routes/brands.tsx'),
  route('hotels', 'routes/locations.tsx', { id: 'hotels' }),
  route('search', 'routes/search.tsx'),
  route('styleguide', 'routes/styleguide.tsx'),
  route('locations/:location?', 'routes/locations.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
