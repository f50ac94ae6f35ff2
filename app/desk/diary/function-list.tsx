import { Link } from 'react-router';
import { type DiaryFunction, guestsInWords, kindLabels, stateInWords } from '#app/desk/diary/diary-function.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { hoursInWords } from '#app/diary/function-times.ts';
import { type Day, formatShortDay, formatWeekday, todayInIndia } from '#app/language/dates.ts';

interface FunctionListProps {
  functions: DiaryFunction[];
  spaces: Record<string, string>;
  /** The names of properties by slug; absent if all functions are of one property. */
  properties?: Record<string, string>;
  owners: Record<string, string>;
}

/** Lists functions day by day, for telephones and for screen readers. */
export function FunctionList({ functions, spaces, properties, owners }: FunctionListProps) {
  const days = new Map<Day, DiaryFunction[]>();
  for (const row of functions) {
    const day = todayInIndia(row.starts);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return (
    <ol>
      {[...days].map(([day, rows]) => (
        <li className="py-5 border-b border-rule" key={day}>
          <h2 className="mb-2 font-serif text-[1.375rem]/7 font-medium normal-nums">
            <Link to={deskPaths.diaryDay(day)}>{formatWeekday(day)}</Link>
          </h2>
          <ul className="grid gap-3">
            {rows.map((row) => (
              <li
                className="flex flex-wrap items-baseline gap-x-4 pl-3.5 border-l-3 border-line data-[state=definite]:border-l-night"
                key={row.reference}
                data-state={row.state}
              >
                <Link
                  to={deskPaths.diaryFunction(row.reference)}
                  className="inline-flex items-center min-h-11 font-semibold underline decoration-line underline-offset-[0.25em]"
                >
                  {kindLabels[row.kind]}
                </Link>
                <span className="diary-state" data-state={row.state}>
                  {stateInWords(row)}
                  {row.challenged ? ', challenged' : ''}
                </span>
                <span>
                  {[
                    row.family,
                    row.spaces.map((id) => spaces[id] ?? 'a space').join(' and '),
                    properties?.[row.property],
                    hoursInWords(row.starts, row.ends),
                    row.state === 'option' && row.expires && `option ends ${formatShortDay(todayInIndia(row.expires))}`,
                    guestsInWords(row),
                    row.reason,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <small className="text-quiet text-[0.875rem]">
                  {[row.reference, row.lead, row.owner && owners[row.owner]].filter(Boolean).join(', ')}
                </small>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
