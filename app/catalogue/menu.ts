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
