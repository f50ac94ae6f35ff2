/** The four brands in the order visitors meet them (part 1, section 1). */
export const brandSlugs = ['tivoli', 'omnia', 'wedcation', 'upper-hse'] as const;
export type BrandSlug = (typeof brandSlugs)[number];

export interface Brand {
  /** One of `brandSlugs`, or of a brand that staff added. */
  slug: string;
  name: string;
  /** As lists and cards show it, e.g. "The Upper HSE". */
  displayName: string;
  /** As the brand tabs show it, in capitals, e.g. "OMNIA BY TIVOLI". */
  tabLabel: string;
  description: string;
  /** Hex colour for lines and badges on light ground. */
  colour: string;
  /** Its lighter twin, at least 4.5:1 on the night ground. */
  colourOnNight: string;
  sortOrder: number;
}
