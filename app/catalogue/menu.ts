/** The menus that "Culinary Delight" opens; their names are also their addresses. */
export const menuNames = [
  'exquisite-appetizers',
  'gourmet-mains',
  'local-delicacies',
  'decadent-desserts',
  'fine-beverages',
  'chefs-specials',
] as const;
export type MenuName = (typeof menuNames)[number];

export interface Dish {
  name: string;
  /** A note on the ingredients, if the name does not say. */
  text?: string;
  vegetarian: boolean;
}

/** A menu. It has no prices, because a menu for an event is agreed with the family. */
export interface Menu {
  courses: { heading: string; dishes: Dish[] }[];
  note: string;
}

/** The text under which a dining venue's menu is stored. */
export function menuId(hotel: string, venue: string): string {
  return `${hotel}/${venue}`;
}
