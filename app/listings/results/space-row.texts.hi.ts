import type { texts as english } from './space-row.texts.ts';

export const texts: typeof english = {
  guests: () => 'मेहमान',
  onRequest: 'क्षमता पूछने पर',
};
