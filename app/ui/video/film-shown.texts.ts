export const texts = {
  watchOn: (service: string) => `Watch on ${service}`,
};
