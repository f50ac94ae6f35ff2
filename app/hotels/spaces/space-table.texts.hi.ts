import type { texts as english } from './space-table.texts.ts';

export const texts: typeof english = {
  caption: 'बैठने के हर इंतज़ाम में क्षमता',
  space: 'जगह',
};
