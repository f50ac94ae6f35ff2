export const texts = {
  services: 'Services',
};
