export const texts = {
  tabTitle: 'All Locations – Tivoli',
  description: (places: string) => `Every hotel and venue of Tivoli by place: ${places}.`,
};
