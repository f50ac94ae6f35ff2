export const texts = {
  tabTitle: (site: string) => `${site} – Hotels, Banquet Venues and Weddings in Delhi NCR`,
  description: (ofSite: string) =>
    `${ofSite} Palace hotels, glass houses and wedding lawns; our team answers within 24 hours.`,
  find: 'Find a venue',
};
