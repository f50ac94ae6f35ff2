export const texts = { sample: 'Sample' };
