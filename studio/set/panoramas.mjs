/**
 * The panoramas of the tours: the scene, the station in it, and what its command line is told. Light is computed 1,536
 * pixels wide and denoised, surfaces are rendered as wide as `detail` says: four to ten minutes of one core.
 */
const size = { w: 1536, h: 768, spp: 8, rad: 7, detail: 3072 };
const hall = { place: 'hall', ...size, spp: 32 };

export const panoramas = {
  'royal-palace-forecourt': { place: 'palace', station: 'forecourt', ...size, spp: 10, detail: 4096 },
  'royal-palace-diamond-hall': { ...hall, station: 'doors' },
  'royal-palace-stage': { ...hall, station: 'stage' },
  'royal-palace-sapphire': { place: 'restaurant', station: 'room', palette: 'indigo', ...size, detail: 4096 },
  'royal-palace-lawn': { place: 'lawn', station: 'mandap', ...size, spp: 10, detail: 4096 },
  'royal-palace-deluxe-room': { place: 'guestroom', station: 'room', ...size },
  'royal-palace-pool': { place: 'pool', station: 'deck', ...size },
  'royal-palace-glass-house': { place: 'glasshouse', station: 'inside', ...size },
};
