export const texts = {
  none: 'No image',
  unavailable: 'Image unavailable',
};
