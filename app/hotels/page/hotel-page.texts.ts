export const texts = {
  bookYourStay: 'Book Your Stay',
  loadingRooms: 'Loading room information...',
};
