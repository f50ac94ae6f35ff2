export const texts = {
  pictures: 'Pictures',
};
