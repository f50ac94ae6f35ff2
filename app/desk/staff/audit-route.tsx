import { Form } from 'react-router';
import { DeskButton } from '#app/desk/frame/desk-button.tsx';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { DeskSentence } from '#app/desk/frame/desk-notice.tsx';
import { Options } from '#app/desk/frame/options.tsx';
import { InboxHead } from '#app/desk/inbox/inbox-head.tsx';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { timeInWords } from '#app/diary/function-times.ts';
import { isReference } from '#app/forms/store-once.server.ts';
import { formatShortDay, isDay, todayInIndia } from '#app/language/dates.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import type { Route } from './+types/audit-route.ts';
import { type AuditKind, auditKinds } from './server/audit-words.server.ts';
import type { AuditFilter } from './server/read-audit.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, principal } = deskContext(context, 'staff');
  const query = new URL(request.url).searchParams;
  const record = (query.get('record') ?? '').trim().toUpperCase();
  const filter: AuditFilter = {
    person: known(query.get('person'), (text) => /^[\w-]{1,64}$/.test(text)),
    day: known(query.get('day'), isDay),
    kind: known(query.get('kind'), (text) => Object.hasOwn(auditKinds, text)) as AuditKind | null,
    record: isReference(record) ? record : null,
    before: known(query.get('before'), (text) => /^\d{1,18}$/.test(text)),
  };
  const problem = record && !filter.record ? 'A reference looks like TV-7K3M9Q.' : undefined;
  return { filter, problem, kinds: Object.entries(auditKinds), ...(await staff.admin.audit(principal, filter)) };
}

/** Returns what an address has; null where it has nothing that could be meant. */
function known(text: string | null, isRight: (text: string) => boolean): string | null {
  return text && isRight(text) ? text : null;
}

export const meta: Route.MetaFunction = () => deskMeta('Audit');

/** Who did what to which record, for administrators. Whoever has left keeps their name here. */
export default function DeskAudit({ loaderData }: Route.ComponentProps) {
  const { filter, problem, kinds, entries, next, people } = loaderData;
  const select = (
    name: 'person' | 'kind',
    label: string,
    all: string,
    options: Parameters<typeof Options>[0]['of'],
  ) => (
    <label className="choice-box">
      <span className="block text-quiet text-[0.875rem]">{label}</span>
      <select name={name} defaultValue={filter[name] ?? ''}>
        <option value="">{all}</option>
        <Options of={options} />
      </select>
    </label>
  );
  return (
    <>
      <TextLink to={deskPaths.staff()}>Staff</TextLink>
      <DeskHeading title="Audit" />
      <DeskSentence words={problem} />
      <Form method="get" className="figures-form flex flex-wrap items-end gap-3 mb-6" key={JSON.stringify(filter)}>
        {select('person', 'By or about', 'Anybody', people)}
        {select('kind', 'What', 'Everything', kinds)}
        <label>
          <span className="block text-quiet text-[0.875rem]">Day</span>
          <input type="date" name="day" defaultValue={filter.day ?? ''} />
        </label>
        <label>
          <span className="block text-quiet text-[0.875rem]">Reference</span>
          <input name="record" autoComplete="off" defaultValue={filter.record ?? ''} />
        </label>
        <DeskButton label="Show" />
      </Form>
      {entries.length > 0 ? (
        <table className="content-table w-full border-collapse text-left">
          <InboxHead caption="Audit" columns={['When', 'Who', 'What']} />
          <tbody>
            {entries.map(({ id, at, actor, words, details }) => (
              <tr key={id}>
                <td className="whitespace-nowrap">
                  <time dateTime={at.toISOString()}>{`${formatShortDay(todayInIndia(at))}, ${timeInWords(at)}`}</time>
                </td>
                <td className="wrap-anywhere">{actor}</td>
                <th scope="row" className="wrap-anywhere">
                  {words}
                  {details ? <small>{details}</small> : null}
                </th>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="desk-empty">Nothing of that is written down.</p>
      )}
      <p className="inbox-foot">
        {next ? <TextLink to={deskPaths.audit({ ...filter, before: next })}>Older entries</TextLink> : null}
        <span>
          Times are India Standard Time. Refused sign-ins are kept for three months, everything else for good.
        </span>
      </p>
    </>
  );
}
