import { Form } from 'react-router';
import { describedBy, PlanProblem } from '#app/desk/diary/plan-fields.tsx';
import { DeskButton } from '#app/desk/frame/desk-button.tsx';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { Options } from '#app/desk/frame/options.tsx';
import { PropertyFilter } from '#app/desk/frame/property-box.tsx';
import { ViewTabs } from '#app/desk/frame/view-tabs.tsx';
import { cameByLabels } from '#app/desk/inbox/inbox.ts';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { addDays, type Day, formatShortDay, toDay, todayInIndia } from '#app/language/dates.ts';
import type { Route } from './+types/figures-route.ts';
import { Results } from './results.tsx';
import { readFigures } from './server/figure-sheets.server.ts';

export const meta: Route.MetaFunction = () => deskMeta('Figures');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { counted, ...read } = await readFigures(deskContext(context, 'figures'), request);
  const today = todayInIndia();
  return {
    ...read,
    total: counted?.total,
    weeks: counted?.weeks,
    spans: spansUntil(today),
    months: monthsUntil(today),
  };
}

export default function DeskFigures({ loaderData }: Route.ComponentProps) {
  const { scope, total, weeks, sheets } = loaderData;
  return (
    <>
      <DeskHeading title="Figures" />
      <FiguresFilter {...loaderData} />
      {scope && total && weeks && sheets ? <Results {...{ scope, total, weeks, sheets }} /> : null}
    </>
  );
}

function spansUntil(today: Day) {
  const span = (label: string, days: number) => ({ label, from: addDays(today, 1 - days), until: today });
  return [span('4 weeks', 28), span('12 weeks', 84), span('A year', 365)];
}

/** The last twelve months, this one first. */
function monthsUntil(today: Day) {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: 12 }, (_, back) => {
    const from = toDay(year, month - back, 1);
    return { label: formatShortDay(from).slice(2), from, until: addDays(toDay(year, month - back + 1, 1), -1) };
  });
}

/** Chooses the days to count, the property and how families came. The choice stands in the address. */
function FiguresFilter({
  typed,
  property,
  cameBy,
  problems,
  spans,
  months,
  ...choice
}: Route.ComponentProps['loaderData']) {
  const { from, until } = typed;
  const day = (name: keyof typeof typed, label: string) => (
    <label>
      <span className="block text-quiet text-[0.875rem]">{label}</span>
      <input {...describedBy(`${name}-problem`, problems[name])} type="date" name={name} defaultValue={typed[name]} />
      <PlanProblem id={`${name}-problem`} text={problems[name]} />
    </label>
  );
  const tabs = (label: string, of: typeof spans) => (
    <ViewTabs
      className="view-tabs m-0 pr-px max-md:pl-0"
      label={label}
      tabs={of.map(({ label: key, ...days }) => ({
        key,
        label: key,
        to: deskPaths.figures({ ...days, property, came: cameBy }),
      }))}
      current={of.find((span) => span.from === from && span.until === until)?.label}
    />
  );
  return (
    <div className="flex flex-wrap items-end justify-between gap-y-3 gap-x-8 mb-6">
      {tabs('Time', spans)}
      {tabs('Months', months)}
      <Form
        method="get"
        className="filter-fields flex flex-wrap items-end gap-2"
        key={`${from} ${until} ${property} ${cameBy}`}
      >
        {day('from', 'From')}
        {day('until', 'Until')}
        <PropertyFilter isLabelShown value={property} {...choice} />
        <label className="choice-box">
          <span className="block text-quiet text-[0.875rem]">Came by</span>
          <select name="came" defaultValue={cameBy ?? ''} data-chosen={cameBy ? '' : undefined}>
            <option value="">Any way</option>
            <Options of={Object.entries(cameByLabels)} />
          </select>
        </label>
        <DeskButton label="Count" />
      </Form>
    </div>
  );
}
