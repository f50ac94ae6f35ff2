export const texts = {
  unable: 'Unable to load hotels at this time. Please refresh the page.',
};
