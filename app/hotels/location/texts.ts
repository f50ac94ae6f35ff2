export const contactTexts = {
  website: 'Website',
  ways: 'Getting here',
  airport: 'Airport',
  railway: 'Railway',
  metro: 'Metro',
  landmark: 'Landmark',
  nearby: 'Nearby',
  booking: 'Booking',
  marketing: 'Marketing',
  openMap: 'Open in Google Maps',
  km: (distance: number) => `${distance} km`,
};

export const policyRowsTexts = {
  services: 'Services',
};
