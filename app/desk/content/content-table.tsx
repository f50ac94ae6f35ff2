import { Link } from 'react-router';
import { type ContentKind, contentKinds, contentPlans } from '#app/desk/content/fields/content-kinds.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { formatMoment, formatShortDay } from '#app/language/dates.ts';
import { Icon } from '#app/ui/icon.tsx';
import { SampleMark } from '#app/ui/sample-mark.tsx';
import type { ListPage } from '#platform/pagination.ts';
import { ActButton } from './content-notice.tsx';

export interface ContentTableRow {
  id: string;
  label: string;
  isShown: boolean;
  isSample: boolean;
  isFeatured: boolean | null;
  hotelName: string | null;
  from: string | null;
  until: string | null;
  hindiToCheck: boolean;
}

interface ContentTableProps {
  kind: ContentKind;
  /** The table's caption. */
  title: string;
  rows: ContentTableRow[];
  /** The part of all rows that is shown. */
  at: ListPage;
  /** Whether staff decide their order. */
  isOrdered: boolean;
  back: string;
}

/** The kinds of content that belong to a hotel, beside its pictures. */
const ofHotel = ['rooms', 'spaces', 'dining', 'experiences'] as const;

/** The rows of one kind, each with its name, whether the site shows it, and its position. */
export function ContentTable({ kind, title, rows, at, isOrdered, back }: ContentTableProps) {
  const hasFeatured = rows.some(({ isFeatured }) => isFeatured !== null);
  const hasTimes = kind === 'offers' || kind === 'announcements';
  return (
    <table className="content-table w-full mt-6 border-collapse text-left">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          {hasTimes ? <th scope="col">When</th> : null}
          {kind === 'hotels' ? <th scope="col">Its content</th> : null}
          <th scope="col">On the site</th>
          {hasFeatured ? <th scope="col">Home page</th> : null}
          {isOrdered ? <th scope="col">Order</th> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.id} data-hidden={row.isShown ? undefined : ''}>
            <th scope="row">
              <Link
                to={deskPaths.contentRow(kind, row.id)}
                className="content-name inline-flex items-center min-h-11 font-semibold hover:underline"
              >
                {row.label}
              </Link>
              <SampleMark of={{ isSample: row.isSample || undefined }} />
              {row.hindiToCheck ? <small>Hindi to be checked</small> : null}
              {kind === 'offers' ? <small>{row.hotelName ?? 'The whole group'}</small> : null}
            </th>
            {hasTimes ? <td className="content-wide">{timesOf(row)}</td> : null}
            {kind === 'hotels' ? (
              <td className="content-wide">
                {ofHotel.map((part) => (
                  <Link
                    key={part}
                    className="content-link"
                    to={deskPaths.content(part, { hotel: row.id })}
                    aria-label={`${contentPlans[contentKinds[part]].many} of ${row.label}`}
                  >
                    {contentPlans[contentKinds[part]].many}
                  </Link>
                ))}
                <Link className="content-link" to={deskPaths.gallery(row.id)} aria-label={`Pictures of ${row.label}`}>
                  Pictures
                </Link>
              </td>
            ) : null}
            <td>
              <Mark kind={kind} row={row} mark="is_active" back={back} />
            </td>
            {hasFeatured ? (
              <td>
                <Mark kind={kind} row={row} mark="is_featured" back={back} />
              </td>
            ) : null}
            {isOrdered ? (
              <td className="content-order whitespace-nowrap">
                <Move kind={kind} row={row} direction="up" isEnd={at.first + index === 1} back={back} />
                <Move kind={kind} row={row} direction="down" isEnd={at.first + index === at.total} back={back} />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  kind: ContentKind;
  row: ContentTableRow;
  back: string;
}

function Mark({ kind, row, mark, back }: RowProps & { mark: 'is_active' | 'is_featured' }) {
  const isOn = mark === 'is_active' ? row.isShown : row.isFeatured === true;
  const [state, deed] =
    mark === 'is_active'
      ? [isOn ? 'Shown' : 'Hidden', isOn ? 'Hide' : 'Show']
      : [isOn ? 'Featured' : 'Not featured', isOn ? 'Leave out' : 'Feature'];
  return (
    <div className="content-mark flex items-center gap-4 max-xl:gap-2">
      <span className="min-w-23 max-xl:min-w-0" data-on={isOn ? '' : undefined}>
        {state}
      </span>
      <ActButton
        values={{ intent: 'mark', kind, id: row.id, mark, on: isOn ? '' : 'on' }}
        back={back}
        label={`${deed} ${row.label}`}
      >
        {deed}
      </ActButton>
    </div>
  );
}

function Move({ kind, row, direction, isEnd, back }: RowProps & { direction: 'up' | 'down'; isEnd: boolean }) {
  return (
    <ActButton
      values={{ intent: 'move', kind, id: row.id, direction }}
      back={back}
      label={`Move ${row.label} ${direction}`}
      look="square"
      disabled={isEnd}
    >
      <Icon name="down" className={direction === 'up' ? 'size-4 rotate-180' : 'size-4'} />
    </ActButton>
  );
}

function timesOf({ from, until }: ContentTableRow): string {
  const words = (time: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(time) ? formatShortDay(time) : formatMoment(new Date(time));
  if (from && until) return `${words(from)} to ${words(until)}`;
  if (from) return `from ${words(from)}`;
  return until ? `until ${words(until)}` : 'always';
}
