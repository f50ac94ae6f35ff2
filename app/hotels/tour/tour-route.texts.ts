export const texts = {
  tabTitle: (hotel: string) => `A walk through ${hotel}`,
  description: (hotel: string) => `From the entrance of ${hotel} through its halls and rooms, picture by picture.`,
};
