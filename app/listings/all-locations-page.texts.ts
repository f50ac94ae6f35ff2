export const texts = {
  title: 'All Locations',
  text: 'Every house of Tivoli, place by place.',
};
