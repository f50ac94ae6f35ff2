/** A slide is shown for so many milliseconds before the next one follows by itself. */
export const slideTime = 5_000;

/** A finger must move so many pixels to the side before it counts as a swipe. */
export const swipeThreshold = 50;
