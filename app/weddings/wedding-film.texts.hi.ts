import type { texts as english } from './wedding-film.texts.ts';

export const texts: typeof english = {
  tabTitle: (film) => `${film} – Tivoli में शादियाँ`,
  aDrawing: (film) => `चलता चित्र: ${film}।`,
  aFilm: (film) => `एनिमेशन फ़िल्म: ${film}।`,
};
