import type { texts as english } from './enquire-route.texts.ts';

export const texts: typeof english = {
  heading: 'अपने ख़ास मौक़े की तैयारी कीजिए',
  here: 'पूछताछ',
  text: 'हमें तारीख़ और मेहमानों की संख्या बताइए।',
  description: 'हमें तारीख़ और मेहमानों की संख्या बताइए। हमारी टीम 24 घंटे के भीतर आपसे संपर्क करेगी।',
  offer: (title) => `“${title}” ऑफ़र`,
  hotelMissing: 'आपका होटल सूची में नहीं है?',
  findHotel: 'उसे खोजें',
  askThere: 'और उसके अपने पेज से पूछें।',
};
