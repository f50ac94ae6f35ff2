import type * as english from './texts.ts';

export const hotelsOfTexts: typeof english.hotelsOfTexts = {
  more: (count) => `और ${count} हमारे पेजों पर`,
};

export const suggestionsForTexts: typeof english.suggestionsForTexts = {
  there: 'यहाँ के होटल और वेन्यू',
};
