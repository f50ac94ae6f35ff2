export const diningTexts = {
  viewMenu: 'View Menu',
  viewMenuOf: (venue: string) => `View Menu: ${venue}`,
  hoursAndMenus: 'Ask the house for hours and menus',
  menus: 'Ask the house for its menus',
  services: 'Services',
  specialties: 'Specialties',
  packages: 'Packages',
};

export const menuCoursesTexts = {
  vegetarian: 'Vegetarian',
};
