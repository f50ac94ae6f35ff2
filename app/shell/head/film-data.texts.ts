export const texts = {
  description: (title: string, about: string) => `${title}: a short silent drawing that moves, of ${about}.`,
};
