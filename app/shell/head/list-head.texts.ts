export const texts = {
  page: (name: string, page: number) => `${name}, page ${page}`,
};
