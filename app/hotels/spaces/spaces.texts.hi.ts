import type { texts as english } from './spaces.texts.ts';

export const texts: typeof english = {
  oneScale: 'सभी जगहें एक ही पैमाने पर बनी हैं। ',
  dots: 'हर बिंदु का मतलब है दस मेहमान।',
};
