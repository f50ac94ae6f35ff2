/** Milliseconds for which a space is shown before the next one is shown. */
export const spaceTime = 3_000;

/** Milliseconds after a visitor's choice until the spaces change by themselves again. */
export const resumeAfterUse = 8_000;
