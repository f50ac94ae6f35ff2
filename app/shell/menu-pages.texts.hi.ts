import type { texts as english } from './menu-pages.texts.ts';

export const texts: typeof english = {
  offers: 'ऑफ़र',
  loyalty: 'लॉयल्टी',
  weddings: 'शादियाँ',
  ourStory: 'हमारी कहानी',
  sustainability: 'पर्यावरण',
  people: 'हमारी टीम',
};
