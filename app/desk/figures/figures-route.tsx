import { Form } from 'react-router';
import { describedBy, PlanProblem } from '#app/desk/diary/plan-fields.tsx';
import { DeskButton } from '#app/desk/frame/desk-button.tsx';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { PropertyFilter } from '#app/desk/frame/property-box.tsx';
import { ViewTabs } from '#app/desk/frame/view-tabs.tsx';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { addDays, type Day, todayInIndia } from '#app/language/dates.ts';
import type { Route } from './+types/figures-route.ts';
import { readScope } from './figures-scope.ts';
import { AnswerFigures, FirstAnswers } from './first-answers.tsx';
import { NoEnquiries, Results } from './results.tsx';

export const meta: Route.MetaFunction = () => deskMeta('Figures');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { principal, figures, desk } = deskContext(context, 'figures');
  const today = todayInIndia();
  const asked = readScope(new URL(request.url).searchParams, today);
  const counted = asked.scope && (await figures(principal, asked.scope));
  const counting = (counted?.properties ?? []).map((each) => each.property);
  const { properties, hasMore } = await desk.names(principal, { also: [asked.property, ...counting] });
  return { ...asked, spans: spansUntil(today), counted, properties, hasMore };
}

export default function DeskFigures({ loaderData }: Route.ComponentProps) {
  const { scope, counted, properties } = loaderData;
  return (
    <>
      <DeskHeading title="Figures" />
      <FiguresFilter {...loaderData} />
      {!counted || !scope ? null : counted.total.enquiries > 0 ? (
        <>
          <AnswerFigures total={counted.total} />
          <FirstAnswers {...counted} names={properties} />
          <Results {...counted} />
        </>
      ) : (
        <NoEnquiries scope={scope} dates={counted.dates} />
      )}
    </>
  );
}

function spansUntil(today: Day) {
  const span = (label: string, days: number) => ({ label, from: addDays(today, 1 - days), until: today });
  return [span('4 weeks', 28), span('12 weeks', 84), span('A year', 365)];
}

/** The form that chooses the days and the property to count. The choice stands in the address. */
function FiguresFilter({ typed, property, problems, spans, ...choice }: Route.ComponentProps['loaderData']) {
  const { from, until } = typed;
  const day = (name: keyof typeof typed, label: string) => (
    <label>
      <span className="block text-quiet text-[0.875rem]">{label}</span>
      <input {...describedBy(`${name}-problem`, problems[name])} type="date" name={name} defaultValue={typed[name]} />
      <PlanProblem id={`${name}-problem`} text={problems[name]} />
    </label>
  );
  const tabs = spans.map(({ label, ...days }) => ({ key: label, label, to: deskPaths.figures({ ...days, property }) }));
  const shown = spans.find((span) => span.from === from && span.until === until);
  return (
    <div className="flex flex-wrap items-end justify-between gap-y-3 gap-x-8 mb-6">
      <ViewTabs className="view-tabs m-0 pr-px" label="Time" tabs={tabs} current={shown?.label} />
      <Form method="get" className="figures-form flex flex-wrap items-end gap-2" key={`${from} ${until} ${property}`}>
        {day('from', 'From')}
        {day('until', 'Until')}
        <PropertyFilter isLabelShown value={property} {...choice} />
        <DeskButton label="Count" />
      </Form>
    </div>
  );
}
