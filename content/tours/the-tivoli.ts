import type { PanoramaTour } from '#app/catalogue/panorama-tour.ts';

export const theTivoli: PanoramaTour = {
  property: 'the-tivoli',
  plan: [
    { floor: 0, x: 6, y: 54, width: 38, height: 40 },
    { floor: 0, x: 50, y: 40, width: 34, height: 46 },
    { floor: 0, x: 56, y: 10, width: 20, height: 26 },
    { floor: 0, x: 10, y: 28, width: 26, height: 20 },
    { floor: 0, x: 10, y: 8, width: 26, height: 14 },
    { floor: 1, x: 50, y: 40, width: 34, height: 46 },
    { floor: 1, x: 54, y: 48, width: 12, height: 16 },
  ],
  stations: [
    {
      id: 'oyster-greens',
      panorama: 'the-tivoli-lawn',
      largePanorama: 'the-tivoli-lawn-large',
      heading: 270,
      place: { x: 37, y: 74, floor: 0 },
      space: 'oyster-greens',
      links: [
        { to: 'oakwood-hall', yaw: 180, pitch: -3 },
        { to: 'aria', yaw: 156, pitch: 1 },
      ],
    },
    {
      id: 'oakwood-hall',
      panorama: 'the-tivoli-oakwood-hall',
      heading: 0,
      place: { x: 67, y: 66, floor: 0 },
      space: 'oakwood-hall',
      links: [
        { to: 'ntb-hall', yaw: 20, pitch: -2 },
        { to: 'room-palace-suite', yaw: -20, pitch: -2 },
        { to: 'oyster-greens', yaw: 180, pitch: -4 },
      ],
    },
    {
      id: 'ntb-hall',
      panorama: 'the-tivoli-ntb-hall',
      heading: 0,
      place: { x: 66, y: 24, floor: 0 },
      space: 'ntb-hall',
      links: [{ to: 'oakwood-hall', yaw: 180, pitch: -4 }],
    },
    {
      id: 'aria',
      panorama: 'the-tivoli-aria',
      heading: 0,
      place: { x: 23, y: 39, floor: 0 },
      space: 'aria',
      links: [
        { to: 'trafalgars', yaw: 11, pitch: 1 },
        { to: 'oyster-greens', yaw: 170, pitch: 0 },
      ],
    },
    {
      id: 'trafalgars',
      panorama: 'the-tivoli-trafalgars',
      heading: 0,
      place: { x: 23, y: 15, floor: 0 },
      space: 'trafalgars',
      links: [{ to: 'aria', yaw: 180, pitch: -1 }],
    },
    {
      id: 'room-palace-suite',
      panorama: 'the-tivoli-palace-suite',
      heading: 0,
      place: { x: 60, y: 56, floor: 1 },
      links: [{ to: 'oakwood-hall', yaw: -143, pitch: -8 }],
    },
  ],
};
