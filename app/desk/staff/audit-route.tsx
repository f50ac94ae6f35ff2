import { Form } from 'react-router';
import { describedBy, PlanProblem } from '#app/desk/diary/plan-fields.tsx';
import { DeskButton } from '#app/desk/frame/desk-button.tsx';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { Options } from '#app/desk/frame/options.tsx';
import { InboxHead } from '#app/desk/inbox/inbox-head.tsx';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { timeInWords } from '#app/diary/function-times.ts';
import { optional, readForm } from '#app/forms/form-rules.ts';
import type { FormErrors } from '#app/forms/form-types.ts';
import { readReference } from '#app/forms/store-once.server.ts';
import { deskDays, readDay } from '#app/forms/typed-values.ts';
import { formatShortDay, todayInIndia } from '#app/language/dates.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import type { Route } from './+types/audit-route.ts';
import { type AuditKind, auditKinds } from './server/audit-words.server.ts';
import type { AuditFilter } from './server/read-audit.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, principal } = deskContext(context, 'staff');
  const query = new URL(request.url).searchParams;
  /** One that there is not throws, for without it more would be listed than was asked for. */
  const known = (name: string, isRight: (text: string) => boolean) => {
    const text = query.get(name) || null;
    if (text && !isRight(text)) throw new Response(`The audit has no such filter: ${name}.`, { status: 404 });
    return text;
  };
  const typed = { day: query.get('day') ?? '', record: query.get('record') ?? '' };
  const read = readForm(rules, typed);
  const filter: AuditFilter = {
    person: known('person', (text) => /^[\w-]{1,64}$/.test(text)),
    kind: known('kind', (text) => Object.hasOwn(auditKinds, text)) as AuditKind | null,
    before: known('before', (text) => /^\d{1,18}$/.test(text)),
    ...('accepted' in read ? read.accepted : { day: null, record: null }),
  };
  const { people, ...found } = await staff.admin.audit(principal, filter);
  const shown = 'accepted' in read ? found : null;
  const problems: FormErrors = 'errors' in read ? read.errors : {};
  return { filter, typed, problems, kinds: Object.entries(auditKinds), people, shown };
}

const rules = {
  day: optional((text) => readDay(text, deskDays)),
  record: optional((text) => {
    const reference = readReference(text);
    return reference ? { value: reference } : { problem: 'A reference looks like TV-7K3M9Q' };
  }),
};

export const meta: Route.MetaFunction = () => deskMeta('Audit');

/** Who did what to which record, for administrators. Whoever has left keeps their name here. */
export default function DeskAudit({ loaderData }: Route.ComponentProps) {
  const { filter, typed, problems, kinds, people, shown } = loaderData;
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
  const field = (name: keyof typeof typed, label: string, type: string) => (
    <div className="max-md:flex-[1_1_9rem]">
      <label className="block text-quiet text-[0.875rem]" htmlFor={`audit-${name}`}>
        {label}
      </label>
      <input
        {...describedBy(`${name}-problem`, problems[name])}
        id={`audit-${name}`}
        type={type}
        name={name}
        autoComplete="off"
        defaultValue={typed[name]}
      />
      <PlanProblem id={`${name}-problem`} text={problems[name]} />
    </div>
  );
  return (
    <>
      <TextLink to={deskPaths.staff()}>Staff</TextLink>
      <DeskHeading title="Audit" />
      <Form
        method="get"
        className="filter-fields flex flex-wrap items-end gap-3 mb-6"
        key={JSON.stringify([filter, typed])}
      >
        {select('person', 'By or about', 'Anybody', people)}
        {select('kind', 'What', 'Everything', kinds)}
        {field('day', 'Day', 'date')}
        {field('record', 'Reference', 'text')}
        <DeskButton label="Show" />
      </Form>
      {shown && shown.entries.length > 0 ? (
        <table className="content-table w-full border-collapse text-left">
          <InboxHead caption="Audit" columns={['When', 'Who', 'What']} />
          <tbody>
            {shown.entries.map(({ id, at, actor, words, details }) => (
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
      ) : shown ? (
        <p className="desk-empty">Nothing of that is written down.</p>
      ) : null}
      <p className="inbox-foot">
        {shown?.next ? (
          <TextLink to={deskPaths.audit({ ...filter, before: shown.next })}>Older entries</TextLink>
        ) : null}
        <span>
          Times are India Standard Time. Refused sign-ins are kept for three months, everything else for good.
        </span>
      </p>
    </>
  );
}
