export const texts = {
  unableToLoadHotel: 'Unable to Load Hotel',
  unableToLoadVenue: 'Unable to Load Venue',
  wentWrong: 'Something went wrong',
  loadingDetails: 'Loading hotel details...',
  loading: 'Loading...',
  tryAgainLater: 'Try Again after some time',
};
