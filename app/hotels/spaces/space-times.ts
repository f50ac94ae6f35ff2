/** Milliseconds for which a space is shown before the next one comes by itself. */
export const spaceTime = 3_000;

/** Milliseconds after a visitor’s own choice until the spaces go on by themselves. */
export const resumeAfterUse = 8_000;
