import { Link } from 'react-router';
import { deskPaths } from '#app/desk-paths.ts';
import { applicationLabels } from '#app/features/desk/application-labels.ts';
import { Clock } from '#app/features/desk/clock.tsx';
import { DeskHeading } from '#app/features/desk/desk-heading.tsx';
import { deskMeta } from '#app/features/desk/desk-meta.ts';
import { InboxHead } from '#app/features/desk/inbox-head.tsx';
import { StatusMark } from '#app/features/desk/status-mark.tsx';
import { applicationStatuses } from '#domain/application-moves.ts';
import { formatShortDay } from '#domain/dates.ts';
import { servicesContext } from '#server/services.ts';
import { principalAt } from '#server/staff/guard.ts';
import type { Route } from './+types/desk-applications.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const principal = principalAt(context, 'applications');
  const wanted = new URL(request.url).searchParams.get('status');
  const status = applicationStatuses.find((known) => known === wanted) ?? null;
  const { rows, counts } = await context.get(servicesContext).desk.applications(principal, status);
  return { rows, counts, status, now: new Date().toISOString() };
}

export const meta: Route.MetaFunction = () => deskMeta('Applications');

const columns = ['Clock', 'Reference', 'Applicant', 'Position', 'Status', 'Kept until'];

/** Who wants to work with us. */
export default function DeskApplications({ loaderData: { rows, counts, status, now } }: Route.ComponentProps) {
  return (
    <>
      <DeskHeading title="Applications" />
      <nav className="view-tabs" aria-label="Statuses">
        <Link to={deskPaths.applications()} aria-current={status ? undefined : 'page'}>
          All
        </Link>
        {applicationStatuses.map((known) => (
          <Link
            key={known}
            to={deskPaths.applications({ status: known })}
            aria-current={known === status ? 'page' : undefined}
          >
            {applicationLabels[known]}
            <span>{counts[known]}</span>
          </Link>
        ))}
      </nav>
      {rows.length === 0 ? <p className="desk-empty">No applications here.</p> : null}
      {rows.length > 0 ? (
        <table className="inbox">
          <InboxHead caption="Applications" columns={columns} />
          <tbody>
            {rows.map((row) => (
              <tr className="inbox-row" key={row.reference}>
                <td>
                  <Clock row={row} now={now} />
                </td>
                <td>
                  <Link to={deskPaths.application(row.reference)} className="inbox-link">
                    {row.reference}
                  </Link>
                </td>
                <td>{row.name}</td>
                <td>{row.position}</td>
                <td>
                  <StatusMark {...row} label={applicationLabels[row.status]} />
                </td>
                <td>{formatShortDay(row.keptUntil)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </>
  );
}
