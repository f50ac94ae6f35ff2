import type { texts as english } from './home-route.texts.ts';

export const texts: typeof english = {
  tabTitle: (site) => `${site} – दिल्ली NCR में होटल, बैंक्वेट और शादियों की जगहें`,
  description: () =>
    'दिल्ली और आसपास होटल, बैंक्वेट और शादियों की जगहें: महल जैसे होटल, ग्लास हाउस और लॉन। हमारी टीम 24 घंटे के भीतर जवाब देती है।',
  find: 'अपने लिए जगह खोजें',
};
