export const yesNoFieldTexts = {
  yes: 'Yes',
  no: 'No',
};
