import type { texts as english } from './dates.texts.ts';
import { hindiDates } from './hindi-dates.ts';

export const texts: typeof english = hindiDates;
