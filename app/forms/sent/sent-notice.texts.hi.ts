import type { texts as english } from './sent-notice.texts.ts';

export const texts: typeof english = {
  reference: 'आपका रेफ़रेंस नंबर',
  seeSent: 'देखें, आपने क्या भेजा',
  dismiss: 'बंद करें',
};
