/** What the tabs of the home page have chosen; absent is the first of each. */
export interface HomeTabs {
  /** Brand slug, "Our Hotels". */
  brand?: string | undefined;
  /** Location slug, "Our Locations". */
  place?: string | undefined;
}
