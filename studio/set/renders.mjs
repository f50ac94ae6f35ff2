/**
 * Scenes that are rendered: the place, and what its command line is told. Twenty samples a pixel are enough for the
 * denoiser, and cost five to ten minutes of one core.
 */
export const renders = {
  'glasshouse-dusk': { place: 'glasshouse', spp: 20 },
  'lawn-marigold': { place: 'lawn', spp: 20 },
  'guestroom-indigo': { place: 'guestroom', spp: 20, w: 1440, h: 900, palette: 'indigo', hour: 'blue' },
  'boardroom-teal': { place: 'boardroom', spp: 10, w: 1200, h: 750 },
  'palace-bluehour': { place: 'palace', spp: 14 },
  'pool-long': { place: 'pool', spp: 12, w: 1280, h: 800 },
};

/**
 * Pictures cut from them: `crop` [x, y, width, height] of the render, each 0 to 1; `mirror` left to right; `grade` the
 * hour's colour, see `studio/cuts.mjs`.
 */
export const cuts = {
  'upper-hse-sultanpur/space-oval-glass-house': { render: 'glasshouse-dusk', grade: 'lamplit' },
  'tivoli-royal-palace/space-emerald-green': { render: 'lawn-marigold' },
  'tivoli-royal-palace/gallery-1': { render: 'palace-bluehour' },
  // without the nearest water, which is the noisiest part of it
  'tivoli-royal-palace/space-poolside': { render: 'pool-long', crop: [0.086, 0, 0.827, 0.79] },
  'wedcation-by-tivoli-israna/room-de-salvador-suite': { render: 'guestroom-indigo' },
  'wedcation-by-tivoli-israna/space-meeting-rooms': { render: 'boardroom-teal' },
};
