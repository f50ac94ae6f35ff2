export const texts = {
  onRequest: 'On request',
};
