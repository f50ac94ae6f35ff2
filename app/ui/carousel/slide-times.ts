/** Milliseconds for which a slide is shown before the next one follows by itself. */
export const slideTime = 5_000;

/** Milliseconds after a visitor's own choice until slides or spaces change by themselves again. */
export const resumeAfterUse = 8_000;

/** A finger that moves further to the side than this many pixels swipes. */
export const swipeThreshold = 50;
