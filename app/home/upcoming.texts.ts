export const texts = {
  heading: 'New & Upcoming Hotels',
  text: 'Three more addresses under the Wedcation name.',
  allLocations: 'All locations',
};
