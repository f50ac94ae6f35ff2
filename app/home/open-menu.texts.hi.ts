import type { texts as english } from './open-menu.texts.ts';

export const texts: typeof english = {
  onRequest: 'कहने पर रसोई आपको मेन्यू भेजती है, और आपकी पसंद से उसे बदलती है।',
};
