const ignore = () => {};

/** Loads what a form needs after it was sent, when the form is first touched, because later there may be no network. */
export const loadAfterTouch = async () => {
  const notice = import('./sent/sent-notice.tsx');
  notice.catch(ignore);
  return { ...(await import('./resend.ts')), ...(await notice) };
};
