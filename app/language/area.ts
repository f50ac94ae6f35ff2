import { areaTexts as texts } from './texts.ts';

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const squareFeetInASquareMetre = 10.7639;

/**
 * Formats an area as "26,000 sq ft (2,415 m²)", from its square feet or from what is stored, such as "26,000 sq ft" or
 * "45 sqm". Other words stay as they are.
 */
export function areaInWords(area: number | string): string {
  const [, figure = String(area), unit = 'ft'] = /^([\d,.]+) ?(sq\.? ?ft|sq\.? ?m|m²)\.?$/i.exec(String(area)) ?? [];
  const squareFeet = Number(figure.replaceAll(',', '')) * (/ft/i.test(unit) ? 1 : squareFeetInASquareMetre);
  if (Number.isNaN(squareFeet)) return figure;
  return texts.squareFeet(grouped.format(squareFeet), grouped.format(squareFeet / squareFeetInASquareMetre));
}
