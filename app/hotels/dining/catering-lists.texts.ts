export const texts = {
  services: 'Services',
  specialties: 'Specialties',
  packages: 'Packages',
};
