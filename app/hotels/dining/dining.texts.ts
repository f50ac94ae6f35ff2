export const texts = {
  viewMenu: 'View Menu',
  viewMenuOf: (venue: string) => `View Menu: ${venue}`,
};
