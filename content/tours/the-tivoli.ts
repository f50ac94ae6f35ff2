import type { PanoramaTour } from '#app/catalogue/panorama-tour.ts';

export const theTivoli: PanoramaTour = {
  property: 'the-tivoli',
  plan: [
    { floor: 0, x: 26, y: 30, width: 38, height: 34 },
    { floor: 0, x: 26, y: 6, width: 24, height: 20 },
    { floor: 0, x: 68, y: 36, width: 14, height: 24 },
    { floor: 0, x: 84, y: 36, width: 13, height: 24 },
    { floor: 0, x: 26, y: 68, width: 56, height: 26 },
    { floor: 1, x: 26, y: 30, width: 38, height: 34 },
    { floor: 1, x: 28, y: 34, width: 12, height: 14 },
  ],
  stations: [
    {
      id: 'oyster-greens',
      panorama: 'the-tivoli-lawn',
      heading: 0,
      place: { x: 45, y: 84, floor: 0 },
      space: 'oyster-greens',
      links: [
        { to: 'oakwood-hall', yaw: 0, pitch: 1 },
        { to: 'aria', yaw: 40, pitch: -3 },
      ],
    },
    {
      id: 'oakwood-hall',
      panorama: 'the-tivoli-oakwood-hall',
      heading: 0,
      place: { x: 45, y: 58, floor: 0 },
      space: 'oakwood-hall',
      links: [
        { to: 'ntb-hall', yaw: -31, pitch: -2 },
        { to: 'aria', yaw: 31, pitch: -2 },
        { to: 'oyster-greens', yaw: 180, pitch: -3 },
      ],
    },
    {
      id: 'ntb-hall',
      panorama: 'the-tivoli-ntb-hall',
      heading: 0,
      place: { x: 38, y: 17, floor: 0 },
      space: 'ntb-hall',
      links: [
        { to: 'oakwood-hall', yaw: 180, pitch: -4 },
        { to: 'room-palace-suite', yaw: 58, pitch: -2 },
      ],
    },
    {
      id: 'room-palace-suite',
      panorama: 'the-tivoli-palace-suite',
      heading: 0,
      place: { x: 34, y: 42, floor: 1 },
      links: [{ to: 'ntb-hall', yaw: -143, pitch: -8 }],
    },
    {
      id: 'aria',
      panorama: 'the-tivoli-aria',
      heading: 0,
      place: { x: 74, y: 50, floor: 0 },
      space: 'aria',
      links: [
        { to: 'oakwood-hall', yaw: 168, pitch: -4 },
        { to: 'trafalgars', yaw: 9, pitch: -4 },
        { to: 'oyster-greens', yaw: 78, pitch: -2 },
      ],
    },
    {
      id: 'trafalgars',
      panorama: 'the-tivoli-trafalgars',
      heading: 0,
      place: { x: 90, y: 50, floor: 0 },
      space: 'trafalgars',
      links: [{ to: 'aria', yaw: 180, pitch: -3 }],
    },
  ],
};
