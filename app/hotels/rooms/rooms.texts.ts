export const texts = {
  failed: (problem: string) => `Failed to load room information: ${problem}`,
  none: 'No room information available at this time.',
};
