import type * as english from './texts.ts';

export const hotelWaitingTexts: typeof english.hotelWaitingTexts = {
  unableToLoadHotel: 'होटल का पेज नहीं खुला',
  unableToLoadVenue: 'वेन्यू का पेज नहीं खुला',
  wentWrong: 'कुछ गड़बड़ हो गई',
  loadingDetails: 'होटल की जानकारी आ रही है…',
  loading: 'लोड हो रहा है…',
  tryAgainLater: 'थोड़ी देर बाद फिर कोशिश करें',
};

export const roomListTexts: typeof english.roomListTexts = {
  isComplimentary: (note) => /complimentary|निःशुल्क/i.test(note),
};

export const roomPriceTexts: typeof english.roomPriceTexts = {
  contactForRates: 'दाम के लिए संपर्क करें',
  from: (price) => `${price} से`,
};

export const upcomingHotelTexts: typeof english.upcomingHotelTexts = {
  opening: (quarter) => `${quarter} में खुलेगा`,
  nowOpen: 'अब खुला है',
  openingUnknown: 'खुलने की तारीख़ जल्द बताएँगे',
};

export const spaceFiguresTexts: typeof english.spaceFiguresTexts = {
  onRequest: 'पूछने पर',
};

export const searchTexts: typeof english.searchTexts = {
  there: 'यहाँ के होटल और वेन्यू',
  allHouses: 'इस ब्रांड के सभी होटल',
  weddings: 'शादियाँ',
  away: (km) => `क़रीब ${km} किमी दूर`,
  spacesFor: (guests, layout) =>
    `${guests.toLocaleString('en-IN')} मेहमानों के लिए हॉल और लॉन${layout ? `, ${layout}` : ''}`,
};
