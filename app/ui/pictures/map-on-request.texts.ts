export const texts = {
  title: (name: string) => `Map of ${name}`,
  load: 'Load the interactive map',
};
