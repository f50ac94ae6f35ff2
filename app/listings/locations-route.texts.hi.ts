import type { texts as english } from './locations-route.texts.ts';

export const texts: typeof english = {
  tabTitle: (heading) => `${heading ?? 'हमारी लोकेशन'} – Tivoli`,
  description: (place) =>
    `${place ? `${place} में` : 'दिल्ली और आसपास'} Tivoli के होटल, बैंक्वेट और शादियों की जगहें: हॉल, लॉन, ग्लास हाउस और कमरे।`,
};
