import { Link } from 'react-router';
import type { DiaryFunction } from '#app/desk/diary/diary-function.ts';
import { kindLabels, stateInWords } from '#app/desk/diary/diary-words.ts';
import type { Proposal } from '#app/desk/diary/server/proposals.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { hoursInWords } from '#app/diary/function-times.ts';

interface SpaceChoiceProps {
  found: Proposal[];
  chosen: string[];
  /** The names of staff by id. */
  owners: Record<string, string>;
}

const standings: Record<Proposal['standing'], string> = {
  free: 'Free',
  option: 'Under option',
  taken: 'Taken',
};

/** The spaces of a house to choose from, each with what stands against it. */
export function SpaceChoice({ found, chosen, owners }: SpaceChoiceProps) {
  return (
    <fieldset className="space-choice">
      <legend>Spaces</legend>
      {found.map(({ id, name, takes, fits, rivals, standing }) => (
        <div key={id} className="space-option" data-standing={standing}>
          <label>
            <input type="checkbox" name="space" value={id} defaultChecked={chosen.includes(id)} />
            <strong>{name}</strong>
            <span className="diary-state" data-state={standing}>
              {standings[standing]}
            </span>
            <small>
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

/** A function that stands against another: what it is, since when, and whose. */
export function RivalLine({ rival, owners }: { rival: DiaryFunction; owners: Record<string, string> }) {
  const owner = rival.owner && owners[rival.owner];
  return (
    <span className="rival-line">
      <Link to={deskPaths.diaryFunction(rival.reference)} className="rival-link">
        {rival.reference}
      </Link>
      {` ${kindLabels[rival.kind]}, ${stateInWords(rival).toLowerCase()}, ${hoursInWords(new Date(rival.starts), new Date(rival.ends))}`}
      {rival.lead ? `, for ${rival.lead}` : ''}
      {owner ? `, ${owner}` : ''}
    </span>
  );
}
