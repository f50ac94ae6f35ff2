export const tourTexts = {
  inside: 'Inside',
  guests: (figure: string) => `${figure} guests`,
  onTo: (place: string) => `On to ${place}`,
  backTo: (place: string) => `Back to ${place}`,
  title: (hotel: string) => `A walk through ${hotel}`,
  description: (hotel: string) => `From the entrance of ${hotel} through its halls and rooms, picture by picture.`,
  place: (place: number, count: number) => `${place} of ${count}`,
  leave: 'Leave the walk',
  places: 'The places of the tour',
  stepInside: 'Step inside',
  /** Beside the button: how many places, and how one moves. */
  around: (places: number) => `${places} places, seen all around. Drag to turn; the gold diamonds lead onwards.`,
  unsupported: 'This browser cannot show a place all around. The pictures below show the same places.',
  failed: 'The tour did not arrive. Please try again, or look at the pictures below.',
};
