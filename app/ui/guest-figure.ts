const grouped = new Intl.NumberFormat('en-IN');

/**
 * Returns the largest number in a capacity such as "3000" or "1200–2500", as text: "3,000". Null if it has no number.
 */
export function guestFigure(capacity: string): string | null {
  const numbers = [...capacity.replaceAll(',', '').matchAll(/\d+/g)].map(Number);
  return numbers.length > 0 ? grouped.format(Math.max(...numbers)) : null;
}
