export const texts = {
  tryAgain: 'Try Again',
  backToHome: 'Back to Home',
  notFound: { title: 'Page Not Found', text: 'There is nothing at this address.' },
  notAllowed: { title: 'Not allowed here', text: 'Nothing can be sent to this address.' },
  failed: {
    title: 'Something went wrong',
    tabTitle: 'Unexpected Application Error!',
    text: 'The page could not be made. Please try again; if it keeps failing, call us.',
  },
};
