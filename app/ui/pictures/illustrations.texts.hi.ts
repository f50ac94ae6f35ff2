import type { texts as english } from './illustrations.texts.ts';

export const texts: typeof english = { note: 'ये तस्वीरें फ़ोटो नहीं, बनाए गए चित्र हैं।' };
