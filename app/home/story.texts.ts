export const texts = {
  ourStory: 'Our Story',
};
