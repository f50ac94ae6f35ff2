import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Returns the answer to the last form. It stays as long as the page does, although the router drops it with every live
 * change.
 */
export function useLastAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const [kept, setKept] = useState({ key, answer });
  if (kept.key === key && (answer === undefined || kept.answer === answer)) return kept.answer;
  setKept({ key, answer });
  return answer;
}
