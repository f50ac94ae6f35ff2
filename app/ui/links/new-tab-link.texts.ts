export const texts = {
  opens: '(opens in a new tab)',
};
