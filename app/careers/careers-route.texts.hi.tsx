import type { texts as english } from './careers-route.texts.tsx';

export const texts: typeof english = {
  tabTitle: 'करियर – Tivoli',
  title: 'Tivoli में करियर',
  benefits: 'हमारे साथ आपको क्या मिलेगा',
  apply: 'आवेदन करें',
  answer: (sign) => <>हमारी टीम 24 घंटे के भीतर आपसे संपर्क करेगी। जिनके आगे {sign} लगा है, उन्हें भरना ज़रूरी है।</>,
  questions: 'कुछ पूछना है?',
};
