export const illustrationsTexts = {
  /** This stands in the gallery and in the footer of a page that shows drawings or renders. */
  note: 'The pictures are illustrations.',
};

export const mapOnRequestTexts = {
  title: (name: string) => `Map of ${name}`,
  load: 'Load the interactive map',
};

export const pictureTexts = {
  none: 'No image',
  unavailable: 'Image unavailable',
};
