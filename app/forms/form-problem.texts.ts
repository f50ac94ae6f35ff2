/** The number to call stands between the two. */
export const texts = {
  orCall: 'Or call',
  afterPhone: '.',
};
