import type { texts as english } from './new-tab-link.texts.ts';

export const texts: typeof english = {
  opens: '(नए टैब में खुलेगा)',
};
