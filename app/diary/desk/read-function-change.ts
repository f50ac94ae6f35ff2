import { optionExpiry } from '#app/diary/function-times.ts';
import type { FunctionChange } from '#app/diary/server/change-function.server.ts';
import { readOptionDays } from '#app/diary/typed-values.ts';
import { type PlanProblems, planTexts, readPlan } from './read-plan.ts';

type Read = { version: number; change: FunctionChange };

/** Reads a change from a form of the function's page; null where no such form could have sent it. */
export function readFunctionChange(form: FormData, now: Date): Read | { problems: PlanProblems } | null {
  const text = (name: string) => String(form.get(name) ?? '');
  if (!/^\d{1,9}$/.test(text('version'))) return null;
  const version = Number(text('version'));
  const kind = text('change');
  switch (kind) {
    case 'confirm':
    case 'release':
    case 'challenge':
      return { version, change: { kind } };
    case 'option': {
      const days = readOptionDays(text('days'));
      if ('problem' in days) return { problems: { days: days.problem } };
      return { version, change: { kind, expires: optionExpiry(now, days.value), mayWait: text('wait') === 'yes' } };
    }
    case 'replan': {
      const read = readPlan(planTexts(form), form.getAll('space').map(String));
      return 'problems' in read ? read : { version, change: { kind, plan: read.plan } };
    }
    default:
      return null;
  }
}
