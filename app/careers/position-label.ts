import type { careerPositions } from '#content/option-lists.ts';

export type CareerPosition = (typeof careerPositions)[number];

/** A position is stored in English. Its name on the page is the same here, and in Hindi that of this file's twin. */
export const positionLabel = (position: CareerPosition): string => position;
