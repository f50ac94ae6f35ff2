export const texts = {
  hoursAndMenus: 'Ask the house for hours and menus',
  menus: 'Ask the house for its menus',
};
