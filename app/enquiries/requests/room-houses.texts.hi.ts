import type { texts as english } from './room-houses.texts.ts';

export const texts: typeof english = {
  tabTitle: 'कमरे के लिए अनुरोध – Tivoli',
  title: 'कमरे के लिए अनुरोध',
  text: 'होटल चुनिए। आपके हाँ कहने तक न कुछ बुक होगा, न कोई पैसा लगेगा।',
  description: 'Tivoli के वे होटल जिनमें ठहरने के कमरे हैं: एक चुनिए और अपनी तारीख़ें बताइए।',
  noRooms: (house) => `${house} में अलग से कमरे नहीं दिए जाते। इन होटलों में मिलते हैं।`,
};
