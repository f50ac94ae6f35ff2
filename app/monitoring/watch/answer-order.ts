/**
 * For requests that overlap: an answer that comes after the answer of a later request is older than what is shown. Call
 * the result when a request begins; it gives a function that tells, when its answer is there, whether to show that.
 */
export function createAnswerOrder(): () => () => boolean {
  let begun = 0;
  let shown = 0;
  return () => {
    begun += 1;
    const own = begun;
    return () => {
      if (own < shown) return false;
      shown = own;
      return true;
    };
  };
}
