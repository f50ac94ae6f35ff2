/**
 * Scenes that are rendered: the place, and what its command line is told. Twenty samples a pixel are enough for the
 * denoiser, and cost five to ten minutes of one core.
 */
export const renders = {
  'hall-burgundy': { place: 'hall', spp: 20 },
  'glasshouse-dusk': { place: 'glasshouse', spp: 20 },
  'lawn-marigold': { place: 'lawn', spp: 20 },
  'guestroom-indigo': { place: 'guestroom', spp: 20, palette: 'indigo', hour: 'blue' },
  'palace-bluehour': { place: 'palace', spp: 14 },
  'pool-long': { place: 'pool', spp: 12, w: 1280, h: 800 },
  'bar-indigo': { place: 'bar', spp: 14, palette: 'indigo', cam: 'front' },
  'restaurant-emerald': { place: 'restaurant', spp: 14, cam: 'room' },
};

/**
 * Pictures cut from them: `crop` [x, y, width, height] of the render, each 0 to 1; `mirror` left to right; `grade` the
 * hour's colour, see `scripts/art/cuts.mjs`.
 */
export const cuts = {
  'tivoli-royal-palace/space-diamond-hall': { render: 'hall-burgundy' },
  'tivoli-royal-palace/tour': { render: 'hall-burgundy', crop: [0.06, 0.3, 0.6, 0.6], mirror: true, grade: 'night' },
  'upper-hse-sultanpur/space-oval-glass-house': { render: 'glasshouse-dusk', grade: 'lamplit' },
  'tivoli-royal-palace/space-glass-house': {
    render: 'glasshouse-dusk',
    crop: [0.1, 0.2, 0.8, 0.8],
    mirror: true,
    grade: 'afterglow',
  },
  'tivoli-royal-palace/space-emerald-green': { render: 'lawn-marigold' },
  'tivoli-bijwasan/gallery-6': { render: 'lawn-marigold', crop: [0.2, 0.2, 0.6, 0.6], mirror: true, grade: 'rose' },
  'tivoli-royal-court-okhla/gallery-1': { render: 'hall-burgundy', crop: [0.42, 0.34, 0.58, 0.58], grade: 'day' },
  'tivoli-royal-palace/gallery-1': { render: 'palace-bluehour' },
  // the nearest water is the noisiest part of it
  'tivoli-royal-palace/space-poolside': { render: 'pool-long', crop: [0.03, 0, 0.94, 0.94] },
  'the-tivoli/dining-trafalgars': { render: 'bar-indigo', crop: [0.25, 0.02, 0.5, 0.98], calm: true },
  'the-tivoli/dining-aria': {
    render: 'restaurant-emerald',
    crop: [0.487, 0.06, 0.47, 0.94],
    grade: 'candle',
    calm: true,
  },
};
