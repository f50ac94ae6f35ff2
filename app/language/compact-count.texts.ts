export const texts = {
  thousands: (count: string) => `${count}k`,
};
