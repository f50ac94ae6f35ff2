import type { Ceremony } from '#app/catalogue/ceremonies.ts';
import type * as english from './texts.ts';

/** The ceremony of a number of guests, in the form that stands before "के लिए". */
const ofGuests: Record<Ceremony, string> = {
  haldi: 'की हल्दी',
  mehndi: 'की मेहंदी',
  cocktail: 'की कॉकटेल पार्टी',
  nikah: 'के निकाह',
  wedding: 'की शादी',
  reception: 'के रिसेप्शन',
};

export const ceremonyPlannerTexts: typeof english.ceremonyPlannerTexts = {
  heading: 'हर रस्म के लिए सही जगह',
  ceremony: 'रस्म',
  labels: {
    haldi: 'हल्दी',
    mehndi: 'मेहंदी',
    cocktail: 'कॉकटेल',
    nikah: 'निकाह',
    wedding: 'शादी',
    reception: 'रिसेप्शन',
  },
  guests: 'मेहमान',
  show: 'जगहें दिखाएँ',
  wanted: (ceremony, guests) => `${guests} मेहमानों ${ofGuests[ceremony]}`,
  none: (wanted) =>
    `${wanted} के लिए हमारी कोई एक जगह काफ़ी नहीं होगी। कई जगहें मिलाकर बात बन सकती है: हमसे पूछें, या मेहमान कम करके देखें।`,
  askUs: 'हमसे पूछें',
  houseSuits: 'जगह है',
  housesSuit: 'जगहें हैं',
  found: (houses, wanted) => `${wanted} के लिए हमारे यहाँ ${houses}।`,
  allSpaces: (guests) => `${guests} मेहमानों के लिए सभी हॉल और लॉन देखें, जगह और तारीख़ चुनकर`,
  kinds: {
    outdoor: 'खुले आसमान के नीचे',
    pool: 'पूल के किनारे',
    wedding: 'काँच की छत के नीचे',
    banquet: 'हॉल में',
    bar: 'बार में',
  },
  layoutOnRequest: 'बैठने का इंतज़ाम पूछने पर बताएँगे',
  takes: (guests) => `${guests} मेहमानों की जगह`,
};

export const reelsTexts: typeof english.reelsTexts = {
  left: 'पिछली रील देखें',
  right: 'अगली रील देखें',
};

export const weddingFilmTexts: typeof english.weddingFilmTexts = {
  tabTitle: (film) => `${film} – Tivoli में शादियाँ`,
};

export const weddingsPageTexts: typeof english.weddingsPageTexts = {
  description: 'हल्दी, मेहंदी, कॉकटेल, निकाह, शादी और रिसेप्शन: दिल्ली और आसपास Tivoli के महलों, लॉन और ग्लास हाउस में।',
};

export const threeDaysTexts: typeof english.threeDaysTexts = { heading: 'तीन दिन, हर घड़ी का हाल:' };

export const weddingPlacesTexts: typeof english.weddingPlacesTexts = {
  rooms: 'उसी परिसर में',
  roomsUnit: 'कमरे',
  guests: 'मेहमान',
};
