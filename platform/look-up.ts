/** Looks up a word from outside; a plain `record[word]` also finds what every object inherits, as "constructor". */
export function lookUp<Value>(record: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(record, word) ? record[word] : undefined;
}
