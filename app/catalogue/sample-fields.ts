import type { Property } from './property.ts';

interface MaybeSampleFields {
  sampleFields?: string[];
}

/** Returns a record with the fields empty that nobody has supplied yet. */
function withoutSampleFields<T extends MaybeSampleFields>({ sampleFields = [], ...record }: T): T {
  const emptied = Object.entries(record).map(([name, value]) =>
    sampleFields.includes(name) ? [name, Array.isArray(value) ? [] : ''] : [name, value],
  );
  return Object.fromEntries(emptied) as T;
}

export function sampleMarkOf({ sampleFields }: MaybeSampleFields): { isSample: true } | undefined {
  return sampleFields ? { isSample: true } : undefined;
}

export function withoutSamplesOfProperty(property: Property): Property {
  const { dining, spaces } = property;
  return { ...property, dining: dining.map(withoutSampleFields), spaces: spaces.map(withoutSampleFields) };
}

export function countPartlySample({ dining, spaces }: Property): number {
  return [...dining, ...spaces].filter(sampleMarkOf).length;
}
