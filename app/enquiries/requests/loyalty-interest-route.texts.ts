export const texts = {
  tabTitle: 'Register Your Interest – Tivoli',
  title: 'Register your interest',
  text: 'Leave your name, and we tell you how the programme works and what it gives you.',
};
