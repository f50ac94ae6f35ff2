import type { texts as english } from './rooms.texts.ts';

export const texts: typeof english = {
  failed: (problem) => `कमरों की जानकारी नहीं खुल सकी: ${problem}`,
  none: 'कमरों की जानकारी अभी उपलब्ध नहीं है।',
};
