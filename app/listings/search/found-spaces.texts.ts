export const texts = {
  showAll: (count: number) => `Show all ${count}`,
};
