export const texts = {
  hiredFor: 'Hired for',
  services: 'Services',
  catering: 'Catering',
  decoration: 'Decoration',
  booking: 'Booking',
  capacity: 'Capacity',
  parking: 'Parking',
  floors: 'Floors',
  airport: 'Airport',
};
