import type { texts as english } from './search-site.texts.ts';

export const texts: typeof english = {
  away: (km) => `क़रीब ${km} किमी दूर`,
};
