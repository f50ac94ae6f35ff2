/** Why a form that is right was not stored. */
export const receiveFormTexts = {
  foreign: 'This form came to us from another site, so nothing was sent. Check it and send it from here.',
  unavailable: 'We could not store it just now. Everything you typed is still here: try again in a minute.',
  flood: 'Too many enquiries have come from your network just now. Please try again later.',
};
