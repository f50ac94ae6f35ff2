import { Link } from 'react-router';
import { FactList } from '#app/desk/frame/fact-list.tsx';
import { daysAway } from '#app/desk/inbox/answer-deadline.ts';
import type { DeskNames } from '#app/desk/inbox/server/desk-names.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import type { DiaryFunction } from '#app/diary/diary-function.ts';
import { layoutLabels } from '#app/diary/diary-words.ts';
import { hoursInWords } from '#app/diary/function-times.ts';
import type { Proposal } from '#app/diary/server/proposals.server.ts';
import { formatWeekday, todayInIndia } from '#app/language/dates.ts';
import { RivalLine } from './space-choice.tsx';

interface FunctionFactsProps {
  row: DiaryFunction;
  /** The spaces of its house. */
  found: Proposal[];
  rivals: DiaryFunction[];
  names: DeskNames;
  now: string;
}

const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const guests = (count: number | null) => count?.toLocaleString('en-IN');

/** What a function is, and who else wants its spaces. */
export function FunctionFacts({ row, found, rivals, names, now }: FunctionFactsProps) {
  const [starts, ends] = [new Date(row.starts), new Date(row.ends)];
  const day = todayInIndia(starts);
  const spaces = row.spaces.map((id) => found.find((space) => space.id === id)?.name ?? 'A space');
  const around = [
    row.setupMinutes && `${row.setupMinutes} minutes before`,
    row.clearingMinutes && `${row.clearingMinutes} minutes after`,
  ];
  return (
    <>
      <FactList
        facts={[
          ['Day', `${formatWeekday(day)} (${daysAway(day, new Date(now))})`],
          ['Time', hoursInWords(starts, ends)],
          ['Set-up and clearing', around.filter(Boolean).join(', ')],
          ['Where', `${spaces.join(' and ')}, ${names.properties[row.property]?.name ?? row.property}`],
          ['Guests expected', guests(row.expected)],
          ['Guests guaranteed', guests(row.guaranteed)],
          ['Layout', row.layout && layoutLabels[row.layout]],
          ['Amount', row.amount !== null && money.format(row.amount)],
          ['Reason', row.reason],
          ['Owner', row.owner && (names.owners[row.owner] ?? 'Somebody who has left')],
        ]}
      />
      {row.lead ? (
        <p className="function-lead">
          <Link to={deskPaths.enquiry(row.lead)} className="link">{`Enquiry ${row.lead}`}</Link>
        </p>
      ) : null}
      {rivals.length > 0 ? (
        <section className="rivals" aria-label="Others for the same time">
          <h2>Others for the same time</h2>
          {rivals.map((rival) => (
            <RivalLine key={rival.reference} rival={rival} owners={names.owners} />
          ))}
        </section>
      ) : null}
    </>
  );
}
