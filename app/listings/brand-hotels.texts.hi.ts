import type { texts as english } from './brand-hotels.texts.ts';

export const texts: typeof english = {
  none: 'इस ब्रांड में अभी कोई होटल नहीं है।',
  rated: (town, rating) => `${town} · रेटिंग ${rating}`,
  viewDetails: 'पूरी जानकारी',
};
