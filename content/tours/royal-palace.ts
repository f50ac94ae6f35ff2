import type { PanoramaTour } from '#app/catalogue/panorama-tour.ts';

export const royalPalace: PanoramaTour = {
  property: 'tivoli-royal-palace',
  plan: [
    { floor: 0, x: 30, y: 40, width: 28, height: 34 },
    { floor: 0, x: 61, y: 56, width: 16, height: 18 },
    { floor: 0, x: 80, y: 24, width: 12, height: 34 },
    { floor: 0, x: 52, y: 6, width: 22, height: 16, shape: 'oval' },
    { floor: 0, x: 6, y: 10, width: 20, height: 44 },
    { floor: 0, x: 34, y: 82, width: 20, height: 14 },
    { floor: 1, x: 30, y: 40, width: 28, height: 34 },
    { floor: 1, x: 36, y: 46, width: 10, height: 12 },
  ],
  stations: [
    {
      id: 'arrival',
      panorama: 'royal-palace-forecourt',
      largePanorama: 'royal-palace-forecourt-large',
      heading: 0,
      place: { x: 44, y: 89, floor: 0 },
      links: [
        { to: 'diamond-hall', yaw: 0, pitch: 2 },
        { to: 'emerald-green', yaw: -34, pitch: -5 },
        { to: 'poolside', yaw: 34, pitch: -5 },
      ],
    },
    {
      id: 'diamond-hall',
      panorama: 'royal-palace-diamond-hall',
      heading: 0,
      place: { x: 44, y: 69, floor: 0 },
      space: 'diamond-hall',
      settings: {
        empty: 'royal-palace-diamond-hall-empty',
        dinner: 'royal-palace-diamond-hall',
        wedding: 'royal-palace-diamond-hall-wedding',
      },
      links: [
        { to: 'stage', yaw: 0, pitch: -6 },
        { to: 'sapphire', yaw: 112, pitch: -1 },
        { to: 'arrival', yaw: 180, pitch: -1 },
      ],
    },
    {
      id: 'stage',
      panorama: 'royal-palace-stage',
      heading: 0,
      place: { x: 44, y: 47, floor: 0 },
      space: 'diamond-hall',
      links: [
        { to: 'diamond-hall', yaw: 180, pitch: -6 },
        { to: 'deluxe-room', yaw: 92, pitch: -1 },
      ],
    },
    {
      id: 'sapphire',
      panorama: 'royal-palace-sapphire',
      heading: 0,
      place: { x: 67, y: 66, floor: 0 },
      space: 'sapphire',
      links: [
        { to: 'diamond-hall', yaw: 168, pitch: -4 },
        { to: 'poolside', yaw: 78, pitch: -2 },
      ],
    },
    {
      id: 'deluxe-room',
      panorama: 'royal-palace-deluxe-room',
      heading: 0,
      place: { x: 41, y: 53, floor: 1 },
      links: [{ to: 'stage', yaw: -143, pitch: -8 }],
    },
    {
      id: 'poolside',
      panorama: 'royal-palace-pool',
      heading: 30,
      place: { x: 83, y: 42, floor: 0 },
      space: 'poolside',
      links: [
        { to: 'glass-house', yaw: -30, pitch: -5 },
        { to: 'sapphire', yaw: 150, pitch: -3 },
        { to: 'arrival', yaw: 176, pitch: -5 },
      ],
    },
    {
      id: 'glass-house',
      panorama: 'royal-palace-glass-house',
      heading: 0,
      place: { x: 63, y: 14, floor: 0 },
      space: 'glass-house',
      links: [
        { to: 'poolside', yaw: 64, pitch: -4 },
        { to: 'emerald-green', yaw: 180, pitch: -6 },
      ],
    },
    {
      id: 'emerald-green',
      panorama: 'royal-palace-lawn',
      heading: 180,
      place: { x: 16, y: 18, floor: 0 },
      space: 'emerald-green',
      links: [
        { to: 'glass-house', yaw: -58, pitch: -5 },
        { to: 'arrival', yaw: 0, pitch: -5 },
      ],
    },
  ],
};
