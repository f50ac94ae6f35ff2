export const texts = {
  headOffice: 'Head Office',
  theHeadOffice: 'the head office',
  sales: 'Sales & reservations',
  regionalOffices: 'Regional offices',
  centralReservations: 'Central reservations',
  hotelLocations: 'Hotel locations',
  openMap: 'Open in Google Maps',
};
