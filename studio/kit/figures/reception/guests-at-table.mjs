import { seatedMan, seatedWoman } from './seated.mjs';

const OPEN_HAND = {
  points: [
    [56, -126],
    [88, -54],
    [148, -92],
  ],
  turn: -34,
  spread: 0.6,
};

/**
 * Draws an old man who tells a story with a raised hand, his other hand on the table. `wears` gives a guest other
 * clothes, hair or arms.
 */
export const storyteller = (S, place, wears) =>
  seatedMan(S, place, {
    kurta: '#f1e2c0',
    vest: '#34503a',
    turban: '#f09a26',
    skin: '#97603d',
    old: true,
    head: -4,
    far: {
      points: [
        [56, -126],
        [118, -98],
        [136, -196],
      ],
      turn: -84,
      spread: 1.1,
    },
    near: {
      points: [
        [-56, -122],
        [-28, -34],
        [54, -16],
      ],
      turn: 4,
      spread: 0.2,
    },
    ...wears,
  });

/** Draws a young woman who listens, her chin on her hand. */
export const listener = (S, place, wears) =>
  seatedWoman(S, place, {
    sari: '#f3e4bd',
    blouse: '#2f6a4e',
    laughs: false,
    closed: false,
    head: -3,
    far: {
      points: [
        [46, -122],
        [76, -28],
        [22, -14],
      ],
      turn: 178,
      flip: true,
    },
    near: {
      points: [
        [-48, -118],
        [24, -34],
        [46, -140],
      ],
      turn: -100,
      spread: 0.1,
    },
    ...wears,
  });

/** Draws an aunt who laughs with her head thrown back, a hand on her breast. */
export const laughingAunt = (S, place, wears) =>
  seatedWoman(S, place, {
    sari: '#a5243a',
    blouse: '#f0a63c',
    laughs: true,
    closed: true,
    head: -17,
    far: {
      points: [
        [46, -122],
        [92, -36],
        [150, -30],
      ],
      turn: -14,
      spread: 0.8,
    },
    near: {
      points: [
        [-48, -118],
        [-40, -30],
        [16, -92],
      ],
      turn: -24,
    },
    ...wears,
  });

/** Draws her sister, bent forward, who wipes a tear of laughter from her cheek. */
export const secondAunt = (S, place, wears) =>
  seatedWoman(S, place, {
    sari: '#ef9a2b',
    blouse: '#8a1f33',
    skin: '#a96c45',
    hair: '#6a5f5c',
    laughs: true,
    closed: true,
    head: 8,
    far: {
      points: [
        [46, -122],
        [104, -76],
        [160, -96],
      ],
      turn: -10,
      spread: 0.2,
    },
    near: {
      points: [
        [-48, -118],
        [18, -36],
        [-6, -126],
      ],
      turn: -72,
      spread: 0.15,
    },
    ...wears,
  });

/** Draws a younger man who leans in and speaks with an open hand. */
export const talker = (S, place, wears) =>
  storyteller(S, place, {
    old: false,
    laughs: true,
    kurta: '#6d8a64',
    vest: undefined,
    skin: '#a2663f',
    head: 2,
    far: OPEN_HAND,
    ...wears,
  });
