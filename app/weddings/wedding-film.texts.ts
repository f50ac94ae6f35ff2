export const texts = {
  tabTitle: (film: string) => `${film} – Tivoli Weddings`,
  aDrawing: (film: string) => `A moving drawing: ${film}.`,
  aFilm: (film: string) => `An animated film: ${film}.`,
};
