import type { Ceremony } from '#app/catalogue/ceremonies.ts';
import type { SpaceType } from '#app/catalogue/property.ts';

const ceremonies: Record<Ceremony, string> = {
  haldi: 'Haldi',
  mehndi: 'Mehndi',
  cocktail: 'Cocktail',
  nikah: 'Nikah',
  wedding: 'Wedding',
  reception: 'Reception',
};

const kindsOfSpace: Partial<Record<SpaceType, string>> = {
  outdoor: 'Under the sky',
  pool: 'At the water',
  wedding: 'Under glass',
  banquet: 'Indoors',
  bar: 'At a bar',
};

export const ceremonyPlannerTexts = {
  heading: 'A Place for Each Ceremony',
  ceremony: 'Ceremony',
  labels: ceremonies,
  guests: 'Guests',
  show: 'Show places',
  wanted: (ceremony: Ceremony, guests: number) => `a ${ceremony} for ${guests} guests`,
  none: (wanted: string) =>
    `No single space of ours holds ${wanted}. Several can be joined: ask us, or try fewer guests.`,
  askUs: 'Ask us',
  houseSuits: 'house suits',
  housesSuit: 'houses suit',
  found: (houses: string, wanted: string) => `${houses} ${wanted}.`,
  allSpaces: (guests: number) => `All halls and lawns for ${guests} guests, by place and date`,
  kinds: kindsOfSpace,
  layoutOnRequest: 'Layout on request',
  takes: (guests: string) => `Takes ${guests} guests`,
};

export const reelsTexts = {
  left: 'Scroll reels left',
  right: 'Scroll reels right',
};

export const weddingFilmTexts = {
  tabTitle: (film: string) => `${film} – Tivoli Weddings`,
};

export const weddingsPageTexts = {
  description:
    'Haldi, mehndi, cocktails, nikah, wedding and reception at the palaces, lawns and glass houses of Tivoli in and around Delhi.',
};

export const threeDaysTexts = { heading: 'Three days, hour by hour, at' };

export const weddingPlacesTexts = {
  rooms: 'under the same roofs',
  roomsUnit: 'rooms',
  guests: 'guests',
};
