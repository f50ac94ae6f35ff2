import { useState } from 'react';
import { useLocation } from 'react-router';

/** The answer to the last form. It stays while the page does, though the router drops it with every live change. */
export function useLastAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const [kept, setKept] = useState({ key, answer });
  if (kept.key === key && (answer === undefined || kept.answer === answer)) return kept.answer;
  setKept({ key, answer });
  return answer;
}
