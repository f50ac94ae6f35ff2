export const texts = {
  film: (title: string) => `Film: ${title}`,
};
