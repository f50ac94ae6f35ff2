import type { texts as english } from './page-family.texts.ts';

export const texts: typeof english = {
  unableToLoadHotel: 'होटल का पेज नहीं खुला',
  unableToLoadVenue: 'वेन्यू का पेज नहीं खुला',
  wentWrong: 'कुछ गड़बड़ हो गई',
  loadingDetails: 'होटल की जानकारी आ रही है…',
  loading: 'लोड हो रहा है…',
  tryAgainLater: 'थोड़ी देर बाद फिर कोशिश करें',
};
