import { Link } from 'react-router';
import { type DiaryFunction, kindLabels, stateInWords } from '#app/desk/diary/diary-function.ts';
import type { Proposal } from '#app/desk/diary/server/proposals.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { hoursInWords } from '#app/diary/function-times.ts';

interface SpaceChoiceProps {
  found: Proposal[];
  chosen: string[];
  owners: Record<string, string>;
}

const standings: Record<Proposal['standing'], string> = {
  free: 'Free',
  option: 'Under option',
  taken: 'Taken',
};

/** Lists the spaces of a property to choose from, each with its rivals. */
export function SpaceChoice({ found, chosen, owners }: SpaceChoiceProps) {
  return (
    <fieldset className="space-choice w-full mb-6">
      <legend>Spaces</legend>
      {found.map(({ id, name, takes, fits, rivals, standing }) => (
        <div key={id} className="py-1 border-b border-rule" data-standing={standing}>
          <label className="flex flex-wrap items-center gap-y-1 gap-x-4 min-h-12 cursor-pointer">
            <input
              className="flex-none size-5 accent-deep"
              type="checkbox"
              name="space"
              value={id}
              defaultChecked={chosen.includes(id)}
            />
            <strong>{name}</strong>
            <span className="diary-state" data-state={standing}>
              {standings[standing]}
            </span>
            <small className="text-quiet text-[0.9375rem]">
              {takes === null ? 'Capacity on request' : `Takes ${takes.toLocaleString('en-IN')}`}
              {fits ? '' : ': too small for this number of guests'}
            </small>
          </label>
          {rivals.map((rival) => (
            <RivalLine key={rival.reference} rival={rival} owners={owners} />
          ))}
        </div>
      ))}
    </fieldset>
  );
}

/** Says of a rival what it is, when it is, and whose it is. */
export function RivalLine({ rival, owners }: { rival: DiaryFunction; owners: Record<string, string> }) {
  const owner = rival.owner && owners[rival.owner];
  return (
    <span className="rival-line">
      <Link
        to={deskPaths.diaryFunction(rival.reference)}
        className="text-ink font-semibold underline underline-offset-[0.25em]"
      >
        {rival.reference}
      </Link>
      {` ${kindLabels[rival.kind]}, ${stateInWords(rival).toLowerCase()}, ${hoursInWords(rival.starts, rival.ends)}`}
      {rival.lead ? `, for ${rival.lead} (${rival.family})` : ''}
      {owner ? `, ${owner}` : ''}
    </span>
  );
}
