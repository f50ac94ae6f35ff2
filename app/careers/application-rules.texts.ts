export const texts = {
  positionMissing: 'Choose a position',
  positionUnknown: 'Choose a position from the list',
  addressMissing: 'Enter your address',
  addressTooLong: (most: number) => `Shorten the address to ${most} characters or fewer`,
  motivationMissing: 'Tell us why you want to join Tivoli',
  motivationTooLong: (most: number) => `Shorten the answer to ${most} characters or fewer`,
  coverLetterTooLong: (most: number) => `Shorten the cover letter to ${most} characters or fewer`,
};
