/** The line above a list of errors. */
export const texts = {
  fieldsMissing: 'Please fill in all required fields',
  fieldsWrong: 'Please check the fields below',
};
