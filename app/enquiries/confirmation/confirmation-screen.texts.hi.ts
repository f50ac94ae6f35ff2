import type { texts as english } from './confirmation-screen.texts.ts';

export const texts: typeof english = {
  reference: 'आपका रेफ़रेंस नंबर',
  another: 'एक और बुकिंग का अनुरोध भेजें',
};
