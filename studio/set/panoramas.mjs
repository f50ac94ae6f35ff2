/**
 * The panoramas of the tours: the scene, the station in it, and what its command line is told. Light is computed 1,536
 * pixels wide and denoised, surfaces are rendered as wide as `detail` says: four to ten minutes of one core. What is rendered
 * wider than the site sends it has smooth edges and takes fewer bytes.
 */
const size = { w: 1536, h: 768, spp: 8, rad: 7, detail: 2560 };
const wide = { detail: 4096, guides: 3 };
const widest = { detail: 5120, guides: 3 };
const hall = { place: 'hall', ...size, spp: 32, detail: 3072 };
const small = { ...size, spp: 6 };
const hallOf = (W, L, Hh) => ({ place: 'hall', station: 'middle', W, L, Hh, ...size, spp: 20, detail: 3072 });
/** The Tivoli's two halls: their stills are rendered with the same choices. */
export const oakwood = {
  ceiling: 'timbers',
  walls: 'panelled',
  floor: 'diamonds',
  lamps: 'rings',
  end: 'proscenium',
  centre: 'candles',
  timber: '#ad8658',
  timber2: '#6d4c2c',
  trim: '#7a5430',
  accent: '#185641',
  fabric: '#e9dfc6',
  floor1: '#21483b',
  floor2: '#122e26',
  chairs: '#6a4527',
  flower: '#fbf4e6',
  flower2: '#d9a441',
  fresh: 0.12,
  cols: 6,
  rows: 10,
  warm: 4500,
  light: 2800,
  up: 2500,
};
export const indigo = {
  ceiling: 'grid',
  walls: 'fluted',
  floor: 'parquet',
  lamps: 'lanterns',
  end: 'sunburst',
  accent: '#22305f',
  floor1: '#a8825a',
  floor2: '#6b4a2c',
  wall: '#3d4f93',
  chairs: '#ece6d8',
  light: 1300,
  up: 260,
  exposure: 0.6,
  trim: '#c9ccd6',
  metal: '#d3c3a2',
  fabric: '#dfe2ee',
  flower: '#f4efe6',
  flower2: '#8fa3d0',
};

export const panoramas = {
  'royal-palace-forecourt': { place: 'palace', station: 'forecourt', ...size, spp: 10, ...widest },
  'royal-palace-diamond-hall': { ...hall, station: 'doors' },
  'royal-palace-diamond-hall-empty': { ...hall, station: 'doors', setting: 'empty' },
  'royal-palace-diamond-hall-wedding': { ...hall, station: 'doors', setting: 'wedding' },
  'royal-palace-stage': { ...hall, station: 'stage' },
  'royal-palace-sapphire': { place: 'restaurant', station: 'room', palette: 'indigo', ...size, detail: 4096 },
  'royal-palace-lawn': { place: 'lawn', station: 'mandap', ...size, spp: 10, detail: 4096 },
  'royal-palace-deluxe-room': { place: 'guestroom', station: 'room', ...size },
  'royal-palace-pool': { place: 'pool', station: 'deck', ...size },
  'royal-palace-glass-house': { place: 'glasshouse', station: 'inside', ...size, spp: 16 },
  'the-tivoli-lawn': { place: 'lawn', station: 'aisle', palette: 'rose', sky: 'dusk', ...small, ...widest },
  'the-tivoli-oakwood-hall': { ...hallOf(36, 52, 11), ...oakwood, spp: 10, guides: 2, exposure: 0.5 },
  'the-tivoli-ntb-hall': { ...hallOf(17, 28, 6.6), cols: 2, rows: 5, ...indigo, spp: 10, guides: 2 },
  'the-tivoli-palace-suite': {
    place: 'guestroom',
    station: 'room',
    palette: 'emerald',
    hour: 'dusk',
    ...small,
    ...wide,
  },
  'the-tivoli-aria': { place: 'restaurant', station: 'room', palette: 'terracotta', ...small, ...wide },
  'the-tivoli-trafalgars': { place: 'bar', station: 'counter', palette: 'indigo', ...small, ...wide },
};
