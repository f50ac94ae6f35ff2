export const venueFieldTexts = {
  loading: 'Loading hotels...',
  failed: 'Failed to load hotels. Please refresh the page.',
};
