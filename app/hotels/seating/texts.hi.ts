import type * as english from './texts.ts';

export const seatingTexts: typeof english.seatingTexts = {
  seatings: { empty: 'ख़ाली', dinner: 'डिनर', wedding: 'शादी', theatre: 'थिएटर' },
  tabTitle: (space, hotel) => `${space}, आपके मेहमानों के साथ – ${hotel}`,
  titleFor: (shown, space, hotel) => `${space}: ${shown} – ${hotel}`,
  description: (space, hotel) =>
    `${hotel} का ${space} अपने मेहमानों की संख्या के साथ देखिए: ख़ाली, डिनर के लिए, शादी के लिए या कतारों में।`,
  shown: {
    empty: () => 'ख़ाली',
    dinner: (guests) => `डिनर पर ${guests}`,
    wedding: (guests) => `शादी में ${guests}`,
    theatre: (guests) => `कतारों में ${guests}`,
  },
  guestsInWords: (guests) => `${guests} मेहमान`,
  tables: (guests, tables, each) =>
    tables === 1 ? `एक मेज़ पर ${guests}।` : `${tables} गोल मेज़ों पर ${guests}, हर मेज़ पर ${each}।`,
  orMore: (fewer, more) => `${fewer} या ${more}`,
  rows: (guests, rows) => `परदे के सामने ${rows === 1 ? 'एक कतार' : `${rows} कतारों`} में ${guests}।`,
  aisle: (guests, rows) => `${rows === 1 ? 'एक कतार' : `${rows} कतारों`} में ${guests}, बीच में रास्ता।`,
  empty: (area) => (area ? `ख़ाली: फ़र्श ${area}।` : 'ख़ाली, पहली कुर्सी से पहले।'),
  label: (space, shown) => `${space} का चित्र: ${shown}`,
  tooMany: (space, most, guests) => `इस इंतज़ाम में ${space} के लिए ${guests} ज़्यादा हैं: यहाँ ${most} बैठते हैं, जैसा चित्र में है।`,
  elsewhere: 'इसी जगह में',
  seats: (space, most) => `${space} में ${most}`,
  together: 'एक साथ कई जगहों के लिए हमसे पूछिए',
  guests: 'मेहमान',
  show: 'दिखाएँ',
  setting: 'इंतज़ाम',
  enquire: (space, guests) => `${guests} के लिए ${space} के बारे में पूछिए`,
  enquireEmpty: (space) => `${space} के बारे में पूछिए`,
  whenFree: 'तारीख़ देखिए',
  back: (hotel) => `${hotel} पर वापस`,
  facts: 'यह जगह',
  area: 'क्षेत्रफल',
  capacity: 'मेहमान',
  place: 'मंज़िल',
  toScale: 'चित्र फ़र्श के क्षेत्रफल के पैमाने पर है; असली आकार अलग हो सकता है। हर आकृति एक मेहमान है।',
  guessed: 'चित्र मेहमानों की संख्या से बना है, क्योंकि क्षेत्रफल पूछने पर बताया जाता है। हर आकृति एक मेहमान है।',
  others: 'बाक़ी जगहें, इतने ही मेहमानों के साथ',
};

export const seeGuestsTexts: typeof english.seeGuestsTexts = {
  see: 'अपने मेहमानों के साथ देखिए',
};
