import { Link } from 'react-router';
import { type ContentKind, contentPlans, hotelKinds } from '#app/desk/content/fields/content-kinds.ts';
import type { ListedContent } from '#app/desk/content/server/list-content.server.ts';
import { InboxHead } from '#app/desk/inbox/inbox-head.tsx';
import { deskPaths } from '#app/desk-paths.ts';
import { formatMoment, formatShortDay } from '#app/language/dates.ts';
import { Icon } from '#app/ui/icon.tsx';
import { SampleMark } from '#app/ui/sample-mark.tsx';
import { ActButton } from './content-notice.tsx';
import type { Route } from './routes/+types/content-route.ts';

interface ContentTableProps extends Pick<Route.ComponentProps['loaderData'], 'kind' | 'rows' | 'at' | 'isOrdered'> {
  title: string;
  back: string;
}

/** The rows of one kind, each with its name, whether the site shows it, and its position. */
export function ContentTable({ kind, title, rows, at, isOrdered, back }: ContentTableProps) {
  const hasFeatured = rows.some(({ isFeatured }) => isFeatured !== null);
  const hasTimes = contentPlans[kind].times !== undefined;
  const columns = [
    'Name',
    hasTimes && 'When',
    kind === 'hotels' && 'Its content',
    'On the site',
    hasFeatured && 'Home page',
    isOrdered && 'Order',
  ];
  return (
    <table className="content-table w-full mt-6 border-collapse text-left">
      <InboxHead caption={title} columns={columns.filter((column) => column !== false)} />
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
                {hotelKinds.map((part) => (
                  <Link
                    key={part}
                    className="content-link"
                    to={deskPaths.content(part, { hotel: row.id })}
                    aria-label={`${contentPlans[part].many} of ${row.label}`}
                  >
                    {contentPlans[part].many}
                  </Link>
                ))}
                <Link className="content-link" to={deskPaths.gallery(row.id)} aria-label={`Pictures of ${row.label}`}>
                  Pictures
                </Link>
                <Link
                  className="content-link"
                  to={deskPaths.contentPicture('hotels', row.id)}
                  aria-label={`Replace the first picture of ${row.label}`}
                >
                  Replace the first picture
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
  row: ListedContent;
  back: string;
}

function Mark({ kind, row, mark, back }: RowProps & { mark: 'is_active' | 'is_featured' }) {
  const isOn = mark === 'is_active' ? row.isShown : row.isFeatured === true;
  const [state, change] =
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
        label={`${change} ${row.label}`}
      >
        {change}
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

function timesOf({ from, until }: ListedContent): string {
  const words = (time: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(time) ? formatShortDay(time) : formatMoment(new Date(time));
  if (from && until) return `${words(from)} to ${words(until)}`;
  if (from) return `from ${words(from)}`;
  return until ? `until ${words(until)}` : 'always';
}
