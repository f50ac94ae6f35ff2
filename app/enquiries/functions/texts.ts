export const functionFieldsTexts = {
  add: 'More than one function? Add it here, up to six in all:',
  kind: (number: number) => `Function ${number}`,
  day: 'day',
  guests: 'guests',
  space: 'hall or lawn',
  asEvent: 'The event above',
  sameGuests: 'Left empty: as many as above',
  leaveOut: 'Leave this function out',
  exactness: 'Is the day fixed?',
  exactnesses: { day: 'Yes, that day', few_days: 'A few days either way', month: 'No, any day of a month' },
  month: 'Month',
  chooseMonth: 'Choose the month',
};
