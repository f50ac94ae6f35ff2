export const texts = {
  stepInside: 'Step inside',
  /** Beside the button: how many places, and how one moves. */
  around: (places: number) => `${places} places, seen all around. Drag to turn; the gold diamonds lead onwards.`,
  unsupported: 'This browser cannot show a place all around. The pictures below show the same places.',
  failed: 'The tour did not arrive. Please try again, or look at the pictures below.',
};
