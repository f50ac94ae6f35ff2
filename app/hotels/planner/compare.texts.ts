export const texts = {
  title: 'Compare Venues',
  text: 'Up to three, side by side. Share the link of this page to share your choice.',
  ordinals: { a: 'First venue', b: 'Second venue', c: 'Third venue' },
  choose: 'Choose a venue',
  compare: 'Compare',
  sideBySide: 'Side by side',
  enquire: 'Enquire',
};
