const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** Formats whole rupees with the Indian grouping: 25000 → "₹25,000", 1250000 → "₹12,50,000". Hindi writes the same. */
export function formatInr(amount: number): string {
  return rupees.format(amount);
}
