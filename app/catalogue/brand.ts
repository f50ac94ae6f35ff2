/** The four brands in the order visitors meet them. */
export const brandSlugs = ['tivoli', 'omnia', 'wedcation', 'upper-hse'] as const;
export type BrandSlug = (typeof brandSlugs)[number];

export interface Brand {
  /** One of `brandSlugs`, or the slug of a brand that staff added. */
  slug: string;
  name: string;
  /** As lists and cards show it, e.g. "The Upper HSE". */
  displayName: string;
  /** As the brand tabs show it, in capitals, e.g. "OMNIA BY TIVOLI". */
  tabLabel: string;
  description: string;
  /** Hex colour for lines and badges on light ground. */
  colour: string;
  /** The lighter colour on dark ground, with a contrast of at least 4.5:1 there. */
  colourOnNight: string;
  sortOrder: number;
}
