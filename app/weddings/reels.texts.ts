export const texts = {
  left: 'Scroll reels left',
  right: 'Scroll reels right',
};
