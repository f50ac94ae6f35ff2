export const texts = {
  conferences: 'Meetings and conferences',
};
