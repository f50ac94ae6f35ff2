export const texts = {
  yes: 'Yes',
  no: 'No',
};
