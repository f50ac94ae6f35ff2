import type { texts as english } from './request-room-route.texts.ts';

export const texts: typeof english = {
  tabTitle: (hotel, room) => `${hotel} में ${room ?? 'कमरे'} के लिए अनुरोध – Tivoli`,
  description: (hotel) => `${hotel} को अपनी तारीख़ें और मेहमानों की संख्या बताइए। हमारी टीम 24 घंटे के भीतर आपसे संपर्क करेगी।`,
  title: (room) => (room ? `${room} के लिए अनुरोध` : 'कमरे के लिए अनुरोध'),
  text: (hotel, city) => `${hotel}, ${city}: हमें अपनी तारीख़ें बताइए। आपके हाँ कहने तक न कुछ बुक होगा, न कोई पैसा लगेगा।`,
  backTo: (hotel) => `${hotel} पर वापस जाएँ`,
};
