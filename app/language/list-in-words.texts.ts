export const texts = {
  and: 'and',
};
