export const texts = {
  chooseVenue: 'Choose a venue',
};
