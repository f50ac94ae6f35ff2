/** A refused change, a conflict or nothing found changes nothing that another desk shows. */
export function changedSomething(result: unknown): boolean {
  if (typeof result === 'object' && result !== null && 'kind' in result) return result.kind === 'done';
  return Boolean(result);
}
