export const locationSlugs = ['delhi', 'noida', 'greater-noida', 'palwal', 'rewari', 'ambala', 'israna'] as const;

export interface Location {
  /** One of `locationSlugs`, or the slug of a location that staff added. */
  slug: string;
  name: string;
  state: string;
  displayOrder: number;
}

/** Every property is in this country. */
export const usualCountry = 'India';
