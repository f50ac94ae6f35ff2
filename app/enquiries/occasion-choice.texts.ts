export const texts = {
  question: 'What is it about?',
  event: 'An event',
  room: 'A room',
};
