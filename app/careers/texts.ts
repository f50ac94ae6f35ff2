export const applicationFormTexts = {
  sending: (percent: number) => `Sending your CV: ${percent} %`,
  arrived: 'Your CV has arrived and is being checked',
  name: 'Full Name',
  phone: 'Phone Number',
  email: 'Email Address',
  position: 'Position of Interest',
  choosePosition: 'Choose a position',
  hotel: 'Preferred Hotel',
  anyHotel: 'Any hotel',
  address: 'Address',
  motivation: 'Why do you want to join Tivoli?',
  coverLetter: 'Cover Letter',
  cv: 'CV/Resume',
  cvHint: 'PDF or Word (.pdf, .doc, .docx), at most 5 MB. Only our people team reads it.',
  submit: 'Submit Application',
  failed: { title: 'Failed to submit application. Please try again.', message: 'Everything you typed is still here.' },
};

export const applicationRulesTexts = {
  positionMissing: 'Choose a position',
  positionUnknown: 'Choose a position from the list',
  addressMissing: 'Enter your address',
  motivationMissing: 'Tell us why you want to join Tivoli',
};

export const careersRouteTexts = {
  tabTitle: 'Careers – Tivoli',
  title: 'Careers at Tivoli',
  benefits: 'What you can count on',
  houses: 'Our houses',
  whatIsOpen: 'Choose a house and apply. Our people team answers within 24 hours with what is open there.',
  hotelWork: 'Front desk, rooms, kitchen, banquets',
  venueWork: 'Kitchen, service, events',
  withRooms: (city: string, rooms: number) => `${city}, ${rooms} rooms`,
  apply: 'Apply',
  /** What comes before and after the sign of a required field. */
  answer: { before: 'Our team will contact you within 24 hours. Fields marked', after: 'are required.' },
  questions: 'Questions?',
};

/** What is wrong with an applicant's file. */
export const cvMessagesTexts = {
  missing: 'Choose your CV as a file',
  empty: 'This file is empty: choose another one',
  tooLarge: 'This file is larger than 5 MB: choose a smaller one',
  wrongType:
    'Choose a PDF or Word file (.pdf, .doc, .docx) without macros: anything else, print to PDF and choose that',
  damaged: 'This file is damaged or not complete: if it opens, print it to PDF and choose that',
  active: 'This file contains a program or another file: open it, print it to PDF and choose that',
  locked: 'This file is protected by a password, if only against changes: open it, print it to PDF and choose that',
  misnamed: 'The end of the file’s name does not say what the file is: name a PDF .pdf, a Word file .doc or .docx',
  unchecked: 'We could not check this file in time: choose it again and send the form once more',
  manyAtOnce: 'Many files are being sent from your network at the moment: try again in a minute',
  manyLarge: 'Several large files came from your network: choose one smaller than 1 MB, or try again in an hour',
  again: 'Choose your CV again: a browser does not keep a file',
};
