import { createElement, Fragment, isValidElement } from 'react';

/** Puts ⟦ ⟧ around each text of a file of texts, also around what its functions return. */
export function pseudoTexts<Texts>(texts: Texts): Texts {
  return marked(texts) as Texts;
}

function marked(value: unknown): unknown {
  if (typeof value === 'string') return `⟦${value}⟧`;
  if (isValidElement(value)) return createElement(Fragment, null, '⟦', value, '⟧');
  if (typeof value === 'function') return (...input: unknown[]) => marked(value(...input));
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, marked(inner)]));
}
