import type * as english from './texts.ts';

export const searchSiteTexts: typeof english.searchSiteTexts = {
  away: (km) => `क़रीब ${km} किमी दूर`,
};
