import { Link } from 'react-router';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { StatusMark } from '#app/desk/frame/status-mark.tsx';
import { ViewTabs } from '#app/desk/frame/view-tabs.tsx';
import { AnswerDeadline } from '#app/desk/inbox/answer-deadline.tsx';
import { InboxHead } from '#app/desk/inbox/inbox-head.tsx';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { formatShortDay } from '#app/language/dates.ts';
import type { Route } from './+types/applications-route.ts';
import { applicationLabels } from './application-labels.ts';
import { applicationStatuses } from './application-status-changes.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk, principal } = deskContext(context, 'applications');
  const wanted = new URL(request.url).searchParams.get('status');
  const status = applicationStatuses.find((known) => known === wanted) ?? null;
  if (wanted && !status) throw new Response('There is no such status.', { status: 404 });
  const { rows, counts } = await desk.applications(principal, status);
  return { rows, counts, status, now: new Date() };
}

export const meta: Route.MetaFunction = () => deskMeta('Applications');

const columns = ['Clock', 'Reference', 'Applicant', 'Position', 'Status', 'Kept until'];

/** The list of job applications. */
export default function DeskApplications({ loaderData: { rows, counts, status, now } }: Route.ComponentProps) {
  const all = { key: 'all', label: 'All', to: deskPaths.applications() };
  const tabs = applicationStatuses.map((known) => ({
    key: known,
    label: applicationLabels[known],
    to: deskPaths.applications({ status: known }),
    count: counts[known],
  }));
  return (
    <>
      <DeskHeading title="Applications" />
      <ViewTabs label="Statuses" tabs={[all, ...tabs]} current={status ?? all.key} />
      {rows.length === 0 ? <p className="desk-empty">No applications here.</p> : null}
      {rows.length > 0 ? (
        <table className="inbox w-full border-collapse text-left">
          <InboxHead caption="Applications" columns={columns} />
          <tbody>
            {rows.map((row) => (
              <tr className="inbox-row" key={row.reference}>
                <td>
                  <AnswerDeadline row={row} now={now} />
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
