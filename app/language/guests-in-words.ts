export interface RoomGuests {
  adults: number;
  children: number;
}

/** Formats as "2 adults", or "2 adults, 1 child". */
export function guestsInWords({ adults, children }: RoomGuests): string {
  const words = `${adults} ${adults === 1 ? 'adult' : 'adults'}`;
  if (children === 0) return words;
  return `${words}, ${children} ${children === 1 ? 'child' : 'children'}`;
}
