import { data, Form, Link, redirect, useSubmit } from 'react-router';
import { DeskButton } from '#app/desk/frame/desk-button.tsx';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { DeskSentence } from '#app/desk/frame/desk-notice.tsx';
import { useLastAnswer } from '#app/desk/frame/form-answers.ts';
import { momentInWords } from '#app/desk/frame/moments-in-words.ts';
import { type PropertyChoice, PropertyFilter } from '#app/desk/frame/property-box.tsx';
import { readProperty } from '#app/desk/frame/read-property.ts';
import { StatusMark } from '#app/desk/frame/status-mark.tsx';
import { ViewTabs } from '#app/desk/frame/view-tabs.tsx';
import { AnswerDeadline } from '#app/desk/inbox/answer-deadline.tsx';
import { Choice } from '#app/desk/inbox/inbox-filters.tsx';
import { InboxHead } from '#app/desk/inbox/inbox-head.tsx';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { isReference, readReference } from '#app/forms/store-once.server.ts';
import { formatShortDay } from '#app/language/dates.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { careerPositions } from '#content/career-positions.ts';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import type { Route } from './+types/applications-route.ts';
import { applicationLabels } from './application-labels.ts';
import {
  type ApplicationFilter,
  type ApplicationRow,
  applicationStatuses,
  isInterviewLate,
} from './application-status-changes.ts';

const views = ['interviews', ...applicationStatuses] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk, principal } = deskContext(context, 'applications');
  const query = new URL(request.url).searchParams;
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) => {
    const wanted = query.get(name);
    const value = values.find((known) => known === wanted) ?? null;
    if (wanted && !value) throw new Response(`There is no such ${name}.`, { status: 404 });
    return value;
  };
  const filter: ApplicationFilter = {
    status: oneOf('status', views),
    position: oneOf('position', careerPositions),
    property: readProperty(query),
  };
  const list = await desk.applications(principal, filter);
  const shown = list.rows.map(({ property }) => property);
  // The site lists its hotels to everybody.
  const names = await desk.names({ ...principal, properties: 'all' }, { also: [...shown, filter.property] });
  const houses = { properties: names.properties, hasMore: names.hasMore };
  const erased = query.get('erased');
  return { ...list, filter, houses, erased: erased && isReference(erased) ? erased : null, now: new Date() };
}

/** Searches for an applicant. The words are posted: a name or a number must not stand in an address. */
export async function action({ request, context }: Route.ActionArgs) {
  const { desk, principal } = deskContext(context, 'applications');
  const words = String((await readPostedForm(request)).get('words') ?? '').trim();
  const reference = readReference(words);
  const rows = await desk.searchApplications(principal, reference ?? words);
  const [first] = rows;
  if (first && reference) throw redirect(deskPaths.application(first.reference), 303);
  return data({ words, rows });
}

export const meta: Route.MetaFunction = () => deskMeta('Applications');

/** The list of job applications. */
export default function DeskApplications({ loaderData, actionData }: Route.ComponentProps) {
  const { counts, filter, houses, erased, now } = loaderData;
  const found = useLastAnswer(actionData);
  const rows = found?.rows ?? loaderData.rows;
  const tabs = views.map((status) => ({
    key: status,
    label: status === 'interviews' ? 'Interviews' : applicationLabels[status],
    to: deskPaths.applications({ ...filter, status }),
    count: counts[status],
    isAlarm: status === 'interviews' && counts.late > 0,
  }));
  const all = { key: 'all', label: 'All', to: deskPaths.applications({ ...filter, status: null }) };
  return (
    <>
      <DeskHeading title="Applications" />
      <DeskSentence
        tone="calm"
        words={erased && `What was ticked for the person of ${erased} is erased. Backups keep it until they expire.`}
      />
      <ViewTabs label="Statuses" tabs={[all, ...tabs]} current={found ? undefined : (filter.status ?? all.key)} />
      {found ? (
        <p className="found-words" role="status">
          {`${rows.length} found for “${found.words}”`}
          <TextLink to={deskPaths.applications({ ...filter })}>Back to all</TextLink>
        </p>
      ) : (
        <Filters filter={filter} houses={houses} />
      )}
      {rows.length === 0 ? <p className="desk-empty">No applications here.</p> : null}
      {rows.length > 0 ? <ApplicationTable rows={rows} houses={houses} now={now} /> : null}
    </>
  );
}

/** Filters stand in the address, so that a filtered list can be bookmarked. */
function Filters({ filter, houses }: { filter: ApplicationFilter; houses: PropertyChoice }) {
  const submit = useSubmit();
  return (
    <Form
      method="get"
      className="flex flex-wrap gap-2 mb-2"
      aria-label="Filters"
      onChange={(event) => submit(event.currentTarget)}
      key={JSON.stringify(filter)}
    >
      {filter.status ? <input type="hidden" name="status" value={filter.status} /> : null}
      <Choice
        name="position"
        label="Position"
        all="Any position"
        value={filter.position}
        options={careerPositions.map((position) => [position, position])}
      />
      <PropertyFilter value={filter.property} {...houses} />
      <noscript>
        <DeskButton label="Show" />
      </noscript>
    </Form>
  );
}

const columns = ['Due', 'Reference', 'Applicant', 'Position', 'Status', 'Kept until'];

function ApplicationTable({ rows, houses, now }: { rows: ApplicationRow[]; houses: PropertyChoice; now: Date }) {
  return (
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
            <td>
              <span>{row.position}</span>
              {row.property ? <small>{houses.properties[row.property]?.name ?? row.property}</small> : null}
            </td>
            <td>
              <StatusMark {...row} label={applicationLabels[row.status]} />
              <InterviewOf row={row} now={now} />
            </td>
            <td>{formatShortDay(row.keptUntil)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function InterviewOf({ row, now }: { row: ApplicationRow; now: Date }) {
  if (row.status !== 'shortlisted' || !row.interviewAt) return null;
  const isLate = isInterviewLate(row, now);
  return (
    <small className={isLate ? 'text-alarm font-medium' : undefined}>
      {`${isLate ? 'Overdue: interview' : 'Interview'} ${momentInWords(row.interviewAt, now)}`}
    </small>
  );
}
