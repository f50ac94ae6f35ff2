export const texts = {
  about: 'About',
  chooseTopic: 'Choose what it is about',
  message: 'Message',
  submit: 'Send Message',
};
