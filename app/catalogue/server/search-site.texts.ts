export const texts = {
  away: (km: number) => `about ${km} km away`,
};
