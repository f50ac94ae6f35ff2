export const texts = {
  name: 'Full Name',
  phone: 'Phone Number',
  email: 'Email Address',
  position: 'Position of Interest',
  choosePosition: 'Choose a position',
  address: 'Address',
  motivation: 'Why do you want to join Tivoli?',
  coverLetter: 'Cover Letter',
  cv: 'CV/Resume',
  cvHint: 'PDF or Word (.pdf, .doc, .docx), at most 5 MB. Only our people team reads it.',
  submit: 'Submit Application',
  failed: { title: 'Failed to submit application. Please try again.', message: 'Everything you typed is still here.' },
};
