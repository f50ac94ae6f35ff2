export const texts = {
  tabTitle: 'Press Coverage – Tivoli',
  description:
    'What newspapers and magazines have written about the hotels and venues of Tivoli, and whom the media may ask.',
  title: 'Press Coverage',
  text: 'What others write about our houses.',
  readArticle: 'Read Full Article',
  none: 'No Press Coverage Available',
  checkBack: 'Please check back later for the latest news and updates.',
  media: 'Media Inquiries',
  whatMediaGet: 'Pictures, figures and a conversation: write to us, and say by when you need it.',
  byEmail: 'Contact by e-mail',
  writeHere: 'Write to us here',
  toHome: 'Back to homepage',
};
