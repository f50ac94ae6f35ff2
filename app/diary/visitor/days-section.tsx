import { type Month, monthInWords } from '#app/diary/diary-month.ts';
import type { Day } from '#app/language/dates.ts';
import { paths } from '#app/paths.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { MonthCalendar, type ShownDay } from './month-calendar.tsx';
import { openDaysTexts as texts } from './texts.ts';

export interface ShownMonth {
  month: Month;
  days: ShownDay[];
  today: Day;
}

/** The open days of the coming month on a property's page; the other months have a page of their own. */
export function DaysSection({ slug, shown }: { slug: string; shown: ShownMonth }) {
  return (
    <section className="wrap section-space days-section on-cream" aria-labelledby="open-days">
      <h2 id="open-days" className="text-section">
        {texts.heading}
      </h2>
      <p className="text-lead measure mt-5 text-quiet">{texts.intro}</p>
      <h3 className="text-heading days-months">{monthInWords(shown.month)}</h3>
      <MonthCalendar hotel={slug} {...shown} />
      <p className="mt-6">
        <TextLink to={paths.openDays(slug)}>{texts.moreDays}</TextLink>
      </p>
    </section>
  );
}
