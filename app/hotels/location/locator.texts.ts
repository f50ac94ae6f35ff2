export const texts = {
  km: (distance: number) => `${distance} km`,
};
