/** The colours that houses have of their own; `house-look.css` has each for light and for dark backgrounds. */
export const accents = [
  'emerald',
  'mustard',
  'madder',
  'rani-pink',
  'moss',
  'lotus-rose',
  'saffron',
  'copper',
  'cobalt',
  'teal',
  'smoke-green',
  'slate',
] as const;

/** The patterns that houses have of their own: faint on dark sections, and as one divider. */
export const ornaments = [
  'cusped-arch',
  'furrows',
  'jharokha',
  'marigold-string',
  'crenel',
  'petal-circle',
  'tent-stripe',
  'chandelier',
  'road-line',
  'grid',
  'glass-ribs',
  'window-grid',
] as const;

/** The shape of the small pictures: the cusped arch, 3:2, a tall jharokha, a square or a circle. */
export const frames = ['arch', 'wide', 'tall', 'square', 'circle'] as const;

/** Where the name stands on wide screens. On a phone it is always below the picture. */
export const heroLayouts = ['low-left', 'right-plaque', 'framed', 'name-below'] as const;

/**
 * `stately`: large and small heads take turns. `airy`: the same, with more space below them. `brisk`: small heads and
 * large figures.
 */
export const paces = ['stately', 'airy', 'brisk'] as const;
