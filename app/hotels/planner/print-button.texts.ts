export const texts = {
  print: 'Print this sheet',
};
