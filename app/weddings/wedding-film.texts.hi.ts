import type { texts as english } from './wedding-film.texts.ts';

export const texts: typeof english = {
  tabTitle: (film) => `${film} – Tivoli में शादियाँ`,
  aDrawing: (film) => `एनिमेशन: ${film}।`,
  aFilm: (film) => `शादी की फ़िल्म: ${film}।`,
};
