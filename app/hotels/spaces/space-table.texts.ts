export const texts = {
  caption: 'Capacity by layout',
  space: 'Space',
};
