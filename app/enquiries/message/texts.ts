/** The words of the message in which an enquiry is sent without an e-mail. The desk reads it in both languages. */
export const messageTexts = {
  opening: 'Namaste, this is my enquiry.',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
};
