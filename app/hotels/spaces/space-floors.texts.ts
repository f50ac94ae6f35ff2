export const texts = {
  guests: (figure: string) => `${figure} guests`,
};
