export const texts = {
  tabTitle: 'Compare Venues – Tivoli',
  tabTitleOf: (venues: string) => `Compare ${venues} – Tivoli`,
  description: 'Halls, lawns, layouts, rooms and prices of up to three venues of Tivoli, side by side.',
};
