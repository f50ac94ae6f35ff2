import type * as english from './texts.ts';

export const roomsTexts: typeof english.roomsTexts = {
  failed: (problem) => `कमरों की जानकारी नहीं खुल सकी: ${problem}`,
  none: 'कमरों की जानकारी अभी उपलब्ध नहीं है।',
  guests: (count) => `${count} मेहमान`,
  rooms: (count) => (count === 1 ? '1 कमरा' : `${count} कमरे`),
  request: 'कमरे का अनुरोध करें',
  isAirConditioning: (name) => /air.?condition|एयर.?कंडीशन/i.test(name),
  isWiFi: (name) => /wi.?fi|वाई-फ़ाई/i.test(name),
  isRoomService: (name) => /room service|रूम सर्विस/i.test(name),
  isTelevision: (name) => /television|^tv$|टेलीविज़न|टीवी/i.test(name),
  isInRoomDining: (name) => /in.?room dining|कमरे में भोजन/i.test(name),
  isHousekeeping: (name) => /housekeeping|हाउसकीपिंग/i.test(name),
  picture: (place) => `तस्वीर ${place}`,
};
