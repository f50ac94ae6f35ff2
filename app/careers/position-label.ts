import type { careerPositions } from '#content/career-positions.ts';

export type CareerPosition = (typeof careerPositions)[number];

/** A position is stored in English. Its name on the page is the same here, and in Hindi that of this file's twin. */
export const positionLabel = (position: CareerPosition): string => position;
