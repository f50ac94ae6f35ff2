import { englishDates } from './english-dates.ts';

export const areaTexts = {
  squareFeet: (figure: string, squareMetres: string) => `${figure}\u00a0sq\u00a0ft (${squareMetres}\u00a0m²)`,
};

export const compactCountTexts = {
  thousands: (count: string) => `${count}k`,
};

export const datesTexts = englishDates;

export const guestsInWordsTexts = {
  adults: (count: number) => `${count} ${count === 1 ? 'adult' : 'adults'}`,
  children: (count: number) => `${count} ${count === 1 ? 'child' : 'children'}`,
};

export const listInWordsTexts = {
  and: 'and',
};

export const moneyTexts = {
  lakh: (figure: string) => `₹${figure} lakh`,
  crore: (figure: string) => `₹${figure} crore`,
};
