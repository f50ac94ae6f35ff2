export const texts = {
  vegetarian: (dish: string) => `${dish} (vegetarian)`,
};
