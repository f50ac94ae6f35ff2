export const texts = {
  /** This stands in the gallery and in the footer of a page that shows drawings or renders. */
  note: 'The pictures are illustrations.',
};
