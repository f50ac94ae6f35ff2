/**
 * The panoramas of the tours: the scene, the station in it, and what its command line is told. Light is computed 1,536
 * pixels wide and denoised, surfaces are rendered as wide as `detail` says: four to ten minutes of one core.
 */
const size = { w: 1536, h: 768, spp: 8, rad: 7, detail: 2560 };
const hall = { place: 'hall', ...size, spp: 32, detail: 3072 };
const small = { ...size, spp: 6 };
const hallOf = (W, L, Hh) => ({ place: 'hall', station: 'middle', W, L, Hh, ...size, spp: 20, detail: 3072 });
const emerald = { accent: '#1f5a47', carpet: '#16281f', wall: '#e9e0cb', flower: '#fbf4e6', flower2: '#d9a441' };
const indigo = { accent: '#22305f', carpet: '#1b2140', wall: '#d9d2c4', flower: '#f4efe6', flower2: '#8fa3d0' };

export const panoramas = {
  'royal-palace-forecourt': { place: 'palace', station: 'forecourt', ...size, spp: 10, detail: 4096 },
  'royal-palace-diamond-hall': { ...hall, station: 'doors' },
  'royal-palace-diamond-hall-empty': { ...hall, station: 'doors', setting: 'empty' },
  'royal-palace-diamond-hall-wedding': { ...hall, station: 'doors', setting: 'wedding' },
  'royal-palace-stage': { ...hall, station: 'stage' },
  'royal-palace-sapphire': { place: 'restaurant', station: 'room', palette: 'indigo', ...size, detail: 4096 },
  'royal-palace-lawn': { place: 'lawn', station: 'mandap', ...size, spp: 10, detail: 4096 },
  'royal-palace-deluxe-room': { place: 'guestroom', station: 'room', ...size },
  'royal-palace-pool': { place: 'pool', station: 'deck', ...size },
  'royal-palace-glass-house': { place: 'glasshouse', station: 'inside', ...size, spp: 16 },
  'the-tivoli-lawn': { place: 'lawn', station: 'aisle', palette: 'rose', sky: 'dusk', ...small },
  'the-tivoli-oakwood-hall': { ...hallOf(36, 52, 11), cols: 6, rows: 10, exposure: 0.5, ...emerald },
  'the-tivoli-ntb-hall': { ...hallOf(17, 28, 6.6), cols: 2, rows: 5, ...indigo },
  'the-tivoli-palace-suite': { place: 'guestroom', station: 'room', palette: 'emerald', hour: 'dusk', ...small },
  'the-tivoli-aria': { place: 'restaurant', station: 'room', palette: 'terracotta', ...small },
  'the-tivoli-trafalgars': { place: 'bar', station: 'counter', palette: 'indigo', ...small },
};
