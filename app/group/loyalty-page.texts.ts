export const texts = {
  tabTitle: 'Loyalty – Tivoli',
  description: 'The loyalty programme of Tivoli for families who come back, and how to register an interest.',
  title: 'Loyalty',
  text: 'For families who come back to us.',
  howItWorks: 'How it works',
  whatItBrings: 'What it brings',
  register: 'Register your interest',
  notOpenYet: 'Leave your name, and we tell you how the programme works and what it gives you.',
};
