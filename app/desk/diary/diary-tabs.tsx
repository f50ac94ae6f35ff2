import type { ReactNode } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { DeskButton } from '#app/desk/frame/desk-button.tsx';
import { type PropertyChoice, PropertyFilter } from '#app/desk/frame/property-box.tsx';
import { ViewTabs } from '#app/desk/frame/view-tabs.tsx';
import { deskPaths } from '#app/desk-paths.ts';
import { addMonths, type Month, monthInWords } from '#app/diary/diary-month.ts';
import type { Day } from '#app/language/dates.ts';

interface DiaryTabsProps extends PropertyChoice {
  shown: 'month' | 'list' | 'day';
  month: Month;
  today: Day;
  property: string | null;
  /** The links to the days around the day that is shown. */
  children?: ReactNode;
}

/** Shows the links and the list that choose the month, its view and the property. The address has the choice. */
export function DiaryTabs({ shown, month, today, property, properties, hasMore, children }: DiaryTabsProps) {
  const submit = useSubmit();
  const view = shown === 'list' ? 'list' : undefined;
  const day = month === today.slice(0, 7) ? today : `${month}-01`;
  const tabs = [
    { key: 'month', label: 'Month', to: deskPaths.diary({ month, property }) },
    { key: 'list', label: 'List', to: deskPaths.diary({ month, property, view: 'list' }) },
    { key: 'day', label: 'Day', to: deskPaths.diaryDay(day, { property }) },
  ];
  return (
    <div className="flex flex-wrap items-start gap-y-2 gap-x-6">
      <ViewTabs label="Views" tabs={tabs} current={shown} />
      {shown === 'day' ? (
        children
      ) : (
        <nav className="view-tabs" aria-label="Months">
          <Link to={deskPaths.diary({ month: addMonths(month, -1), property, view })} rel="prev">
            {`← ${monthInWords(addMonths(month, -1)).split(' ')[0]}`}
          </Link>
          <Link to={deskPaths.diary({ property, view })}>This month</Link>
          <Link to={deskPaths.diary({ month: addMonths(month, 1), property, view })} rel="next">
            {`${monthInWords(addMonths(month, 1)).split(' ')[0]} →`}
          </Link>
        </nav>
      )}
      <Form
        method="get"
        className="flex flex-wrap gap-2 ml-auto max-md:w-full max-md:ml-0"
        key={`${month} ${property}`}
        onChange={(event) => submit(event.currentTarget)}
      >
        {shown === 'day' ? null : <input type="hidden" name="month" value={month} />}
        {view ? <input type="hidden" name="view" value={view} /> : null}
        <PropertyFilter
          className="max-md:w-full max-md:ml-0"
          value={property}
          properties={properties}
          hasMore={hasMore}
        />
        <noscript>
          <DeskButton label="Show" />
        </noscript>
      </Form>
    </div>
  );
}

/** Explains the signs of the diary. A state has a sign and a frame of its own, so that its colour is not needed. */
export function DiaryLegend() {
  return (
    <ul className="relative flex flex-wrap gap-y-2 gap-x-7 mt-5 text-quiet" aria-label="Signs">
      {(
        [
          ['definite', '✓', 'Definite'],
          ['option', '1', 'First option'],
          ['waits', '2', 'Waits behind it'],
          ['enquiry', '?', 'Enquiry: claims nothing'],
          ['blocked', '×', 'Blocked'],
        ] as const
      ).map(([state, sign, words]) => (
        <li className="flex items-center gap-2.5" key={state}>
          <span
            className="diary-mark"
            data-state={state === 'waits' ? 'option' : state}
            data-waits={state === 'waits' ? '' : undefined}
            aria-hidden="true"
          >
            <span>{state === 'blocked' ? '' : 'We'}</span>
            <small>{sign}</small>
          </span>
          {words}
        </li>
      ))}
      <li className="flex items-center gap-2.5">
        <span className="diary-held block min-w-7.5 h-10 px-1.5" />
        Held with another space
      </li>
    </ul>
  );
}
