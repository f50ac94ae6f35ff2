/** Milliseconds for which a slide is shown before the next one comes by itself. */
export const slideTime = 5_000;

/** Pixels that a finger moves to the side before it counts as a swipe. */
export const swipeThreshold = 50;

/** Milliseconds of a cross-fade between two slides. */
export const fadeTime = 1_000;
