export const texts = {
  heading: 'Culinary Delight',
  viewMenu: 'View Menu',
  viewMenuOf: (kitchen: string) => `View Menu: ${kitchen}`,
};
