/** The names of a record's fields that nobody has supplied yet. Saving the record at the desk empties the list. */
export const sampleFieldsField = { column: 'sample_fields', holds: 'texts', optional: true } as const;
