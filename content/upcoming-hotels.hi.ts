import { hindiTexts } from './hindi-texts.ts';
import { hindiOf, inHindi } from './parts/in-hindi.ts';
import * as english from './upcoming-hotels.ts';

export const upcomingHotels: typeof english.upcomingHotels = english.upcomingHotels.map((hotel) => ({
  ...inHindi(hotel, hindiTexts),
  location: hindiOf(hotel.location, hindiTexts) ?? hotel.location,
}));
