import type { texts as english } from './offer-row.texts.ts';

export const texts: typeof english = {
  until: (day) => `${day} तक`,
  from: (price) => `${price} से`,
  enquire: 'पूछताछ करें',
  enquireAbout: (title) => `पूछताछ करें: ${title}`,
};
