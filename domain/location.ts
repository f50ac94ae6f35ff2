export const locationSlugs = ['delhi', 'noida', 'greater-noida', 'palwal', 'rewari', 'ambala', 'israna'] as const;
export type LocationSlug = (typeof locationSlugs)[number];

export interface Location {
  slug: LocationSlug;
  name: string;
  state: string;
  displayOrder: number;
}
