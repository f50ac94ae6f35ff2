/**
 * Returns what a record holds under a word from outside. A plain `record[word]` also finds what every object inherits:
 * a hotel named "constructor" in a form would be a function.
 */
export function lookUp<Value>(record: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(record, word) ? record[word] : undefined;
}
