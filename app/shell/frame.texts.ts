export const texts = {
  skip: 'Skip to content',
  announcement: 'Announcement',
  home: 'Tivoli, home',
  bookYourStay: 'Book Your Stay',
  loading: 'Loading...',
};
