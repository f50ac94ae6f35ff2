export const texts = {
  there: 'Hotels and venues there',
};
