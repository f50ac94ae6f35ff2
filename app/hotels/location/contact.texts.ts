export const texts = {
  website: 'Website',
  airport: 'Airport',
  railway: 'Railway',
  metro: 'Metro',
  landmark: 'Landmark',
  nearby: 'Nearby',
  booking: 'Booking',
  marketing: 'Marketing',
  openMap: 'Open in Google Maps',
};
