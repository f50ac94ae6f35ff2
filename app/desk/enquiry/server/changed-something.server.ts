/** Whether a change altered anything that other open desks show; a refusal, a conflict or a missing row did not. */
export function changedSomething(result: unknown): boolean {
  if (typeof result === 'object' && result !== null && 'kind' in result) return result.kind === 'done';
  return Boolean(result);
}
