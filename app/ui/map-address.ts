/** Google's map of a place by its name and address: in a frame of ours, or as a page. */
export function mapAddress(place: string, as: 'frame' | 'page'): string {
  const query = encodeURIComponent(place);
  return as === 'frame'
    ? `https://www.google.com/maps?q=${query}&output=embed`
    : `https://www.google.com/maps/search/?api=1&query=${query}`;
}
