import { hindiDates } from './hindi-dates.ts';
import type * as english from './texts.ts';

export const areaTexts: typeof english.areaTexts = {
  squareFeet: (figure, squareMetres) => `${figure}\u00a0वर्ग\u00a0फ़ुट (${squareMetres}\u00a0वर्ग\u00a0मीटर)`,
};

export const compactCountTexts: typeof english.compactCountTexts = {
  thousands: (count) => `${count} हज़ार`,
};

export const datesTexts: typeof english.datesTexts = hindiDates;

export const guestsInWordsTexts: typeof english.guestsInWordsTexts = {
  adults: (count) => `${count} वयस्क`,
  children: (count) => `${count} ${count === 1 ? 'बच्चा' : 'बच्चे'}`,
};

export const listInWordsTexts: typeof english.listInWordsTexts = {
  and: 'और',
};

export const moneyTexts: typeof english.moneyTexts = {
  lakh: (figure) => `₹${figure} लाख`,
  crore: (figure) => `₹${figure} करोड़`,
};
