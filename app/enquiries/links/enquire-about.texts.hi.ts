import type { texts as english } from './enquire-about.texts.ts';

export const texts: typeof english = {
  enquireAbout: (subject) => `${subject} के लिए पूछताछ करें`,
};
