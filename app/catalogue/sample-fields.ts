import { withoutSamples } from './editorial.ts';
import type { HousePrices, Property } from './property.ts';

interface MaybeSampleFields {
  sampleFields?: string[];
}

/** Returns a record with the fields empty that nobody has supplied yet. */
function withoutSampleFields<T extends MaybeSampleFields>({ sampleFields = [], ...record }: T): T {
  const emptied = Object.entries(record).map(([name, value]) =>
    sampleFields.includes(name) ? [name, emptyOf(value)] : [name, value],
  );
  return Object.fromEntries(emptied) as T;
}

function emptyOf(value: unknown) {
  if (Array.isArray(value)) return [];
  return typeof value === 'object' ? {} : '';
}

export function sampleMarkOf({ sampleFields }: MaybeSampleFields): { isSample: true } | undefined {
  return sampleFields ? { isSample: true } : undefined;
}

export function withoutSamplesOfProperty(property: Property): Property {
  const { dining, spaces } = property;
  return {
    ...withoutSamplesOfPrices(property),
    dining: dining.map(withoutSampleFields),
    spaces: spaces.map(withoutSampleFields),
  };
}

export function withoutSamplesOfPrices<T extends HousePrices & MaybeSampleFields>(prices: T): T {
  return { ...withoutSampleFields(prices), packages: withoutSamples(prices.packages) };
}

/** Counts what a property has of samples: whole records, and those of which some fields are one. */
export function countSamplesOf(property: Property): number {
  const { dining, spaces, packages } = property;
  const partly = [property, ...dining, ...spaces].filter(sampleMarkOf).length;
  return partly + packages.length - withoutSamples(packages).length;
}
