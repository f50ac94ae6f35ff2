export const texts = {
  oneScale: 'Floors drawn to one scale. ',
  dots: 'Each dot is ten guests.',
};
