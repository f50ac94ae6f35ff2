export const texts = {
  hotelIn: (name: string, town: string) => `${name} – Luxury Hotel in ${town}`,
  venueIn: (name: string, town: string) => `${name} – Banquet Venue in ${town}`,
};
