import { englishDates } from './english-dates.ts';

export const texts = englishDates;
