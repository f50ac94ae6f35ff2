/** The tabs of the home page that a visitor chose; without a choice the first of each is open. */
export interface HomeTabs {
  /** Brand slug: the tab of "Our Hotels". */
  brand?: string | undefined;
  /** Location slug: the tab of "Our Locations". */
  place?: string | undefined;
}
