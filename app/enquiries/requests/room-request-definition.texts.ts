export const texts = {
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  roomType: 'Room type',
  rooms: 'Rooms',
  adults: 'Adults',
  children: 'Children',
  requests: 'Special requests',
  submit: 'Request Rooms',
};
