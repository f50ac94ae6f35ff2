export const texts = {
  sending: (percent: number) => `Sending your CV: ${percent} %`,
  arrived: 'Your CV has arrived and is being checked',
};
