import type * as english from './texts.ts';

export const headerTexts: typeof english.headerTexts = {
  more: (count) => `और ${count} हमारे पेजों पर`,
  main: 'मुख्य मेन्यू',
  hotels: 'होटल',
  brands: 'ब्रांड',
  locations: 'लोकेशन',
  search: 'खोजें',
  menu: 'मेन्यू',
  closeMenu: 'मेन्यू बंद करें',
  allHotels: 'सभी होटल',
  loadingHotels: 'होटल लोड हो रहे हैं…',
};
