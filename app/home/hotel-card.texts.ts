export const texts = {
  rooms: (count: number) => `${count} rooms`,
  guests: (figure: string) => `${figure} guests`,
};
