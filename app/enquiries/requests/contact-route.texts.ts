export const texts = {
  tabTitle: 'Write to Us – Tivoli',
  title: 'Write to us',
  text: 'About sustainability, for the media, or anything else that is not an event or a stay.',
};
