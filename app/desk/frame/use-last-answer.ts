import { useState } from 'react';
import { useLocation } from 'react-router';

/** What the last form was answered, for as long as one stays: the router drops it whenever a live change is asked for. */
export function useLastAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const [kept, setKept] = useState({ key, answer });
  if (kept.key === key && (answer === undefined || kept.answer === answer)) return kept.answer;
  setKept({ key, answer });
  return answer;
}
