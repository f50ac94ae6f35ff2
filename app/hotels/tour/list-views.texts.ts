export const texts = {
  inside: 'Inside',
  guests: (figure: string) => `${figure} guests`,
  onTo: (place: string) => `On to ${place}`,
  backTo: (place: string) => `Back to ${place}`,
};
