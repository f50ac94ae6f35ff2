import type { texts as english } from './hotel-page.texts.ts';

export const texts: typeof english = {
  bookYourStay: 'बुकिंग करें',
  loadingRooms: 'कमरों की जानकारी लोड हो रही है…',
};
