export const texts = {
  more: (count: string) => `and ${count} more on our pages`,
};
