export const texts = {
  adults: (count: number) => `${count} ${count === 1 ? 'adult' : 'adults'}`,
  children: (count: number) => `${count} ${count === 1 ? 'child' : 'children'}`,
};
