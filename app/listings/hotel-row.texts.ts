export const texts = {
  rated: (town: string, rating: number) => `${town} · rated ${rating}`,
};
