export const texts = {
  onThisPage: 'On this page',
  lastChanged: (day: string) => `Last changed on ${day}`,
};
