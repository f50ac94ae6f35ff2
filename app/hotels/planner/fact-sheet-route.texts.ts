export const texts = {
  tabTitle: (hotel: string) => `${hotel} – Fact Sheet`,
  description: (hotel: string, town: string) =>
    `Spaces, capacities, areas, rooms and contact of ${hotel}, ${town}, on one sheet.`,
};
