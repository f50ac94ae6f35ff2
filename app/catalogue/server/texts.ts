export const searchSiteTexts = {
  away: (km: number) => `about ${km} km away`,
};
