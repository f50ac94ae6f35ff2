export const texts = {
  strangersHeading: 'Your enquiry',
  notNow: 'We have your request. What you sent cannot be shown just now; please load this page again in a few minutes.',
  notHere: 'The details of an enquiry can be read only in the browser that sent it, for half an hour.',
  enquire: 'Send an Enquiry',
  reference: 'Reference',
  expectUs: (moment: string) => `Expect us by ${moment}`,
  backTo: (hotel: string) => `Back to ${hotel}`,
  backHome: 'Back to the home page',
};
