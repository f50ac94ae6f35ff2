import type { texts as english } from './footer.texts.ts';

export const texts: typeof english = {
  headOffice: 'हेड ऑफ़िस',
  theHeadOffice: 'हेड ऑफ़िस',
  sales: 'सेल्स और बुकिंग',
  regionalOffices: 'क्षेत्रीय ऑफ़िस',
  centralReservations: 'बुकिंग के लिए फ़ोन',
  hotelLocations: 'हमारे होटल',
  openMap: 'Google Maps में खोलें',
};
