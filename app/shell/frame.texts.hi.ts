import type { texts as english } from './frame.texts.ts';

export const texts: typeof english = {
  skip: 'मुख्य सामग्री पर जाएँ',
  announcement: 'सूचना',
  home: 'Tivoli, होम',
  bookYourStay: 'बुकिंग करें',
  loading: 'लोड हो रहा है…',
};
