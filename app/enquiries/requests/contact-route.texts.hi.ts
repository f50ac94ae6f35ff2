import type { texts as english } from './contact-route.texts.ts';

export const texts: typeof english = {
  tabTitle: 'हमें लिखें – Tivoli',
  title: 'हमें लिखें',
  text: 'पर्यावरण और समाज, मीडिया, या कोई भी बात जो आयोजन या ठहरने के बारे में न हो।',
};
