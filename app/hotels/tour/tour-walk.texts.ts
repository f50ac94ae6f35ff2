export const texts = {
  place: (place: number, count: number) => `${place} of ${count}`,
  title: (hotel: string) => `A walk through ${hotel}`,
  leave: 'Leave the walk',
};
