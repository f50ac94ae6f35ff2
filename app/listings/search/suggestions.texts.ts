export const texts = {
  list: 'Found',
  found: (count: number) => (count === 0 ? 'Nothing found' : `${count} found`),
};
