import { Link } from 'react-router';
import { addMonths, type Month, monthInWords } from '#app/diary/diary-month.ts';
import { bestStanding, type SpaceDay } from '#app/diary/open-days.ts';
import { type Day, formatWeekday } from '#app/language/dates.ts';
import { paths } from '#app/paths.ts';
import { StandingSign } from './standing-sign.tsx';
import { openDaysTexts as texts } from './texts.ts';

export interface ShownDay {
  day: Day;
  spaces: SpaceDay[];
}

interface MonthCalendarProps {
  hotel: string;
  month: Month;
  days: ShownDay[];
  today: Day;
  /** The space whose days are shown; any space of the property if absent. */
  space?: string | undefined;
}

/** A month of a property: each day says whether it is open, in words and by a sign. It needs no script. */
export function MonthCalendar({ hotel, month, days, today, space }: MonthCalendarProps) {
  const label = texts.calendar(monthInWords(month));
  return (
    <>
      <table className="days-calendar">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {texts.weekdays.map((name) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days).map((week) => (
            <tr key={week.find((entry) => entry)?.day}>
              {week.map((entry, weekday) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a week has its seven places
                <td key={weekday}>
                  {entry ? <CalendarDay entry={entry} hotel={hotel} today={today} space={space} /> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="days-legend">
        {(['open', 'option', 'taken', 'ask'] as const).map((standing) => (
          <li key={standing}>
            <StandingSign standing={standing} />
            {texts.standings[standing]}
          </li>
        ))}
      </ul>
    </>
  );
}

interface CalendarDayProps {
  entry: ShownDay;
  hotel: string;
  today: Day;
  space: string | undefined;
}

function CalendarDay({ entry: { day, spaces }, hotel, today, space }: CalendarDayProps) {
  const wanted = spaces.filter(({ id }) => !space || id === space);
  const number = Number(day.slice(8));
  if (day <= today) return <span className="calendar-day text-quiet">{number}</span>;
  const standing = bestStanding(wanted.map((one) => one.standing));
  const words = `${formatWeekday(day)}: ${texts.standings[standing]}`;
  const sign = <StandingSign standing={standing} />;
  if (standing === 'taken')
    return (
      <span className="calendar-day" data-standing={standing}>
        <span aria-hidden="true">{number}</span>
        {sign}
        <span className="sr-only">{words}</span>
      </span>
    );
  return (
    <Link
      to={paths.enquire({ venue: hotel, ...(space && { space }), date: day })}
      className="calendar-day"
      data-standing={standing}
      aria-label={`${words}. ${texts.enquireFor(formatWeekday(day))}`}
    >
      <span>{number}</span>
      {sign}
    </Link>
  );
}

function weeksOf(days: ShownDay[]): (ShownDay | null)[][] {
  const before = new Date(days[0]?.day ?? 0).getUTCDay();
  const cells: (ShownDay | null)[] = [...Array.from({ length: before }, () => null), ...days];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** The months before and after, within three years from today. */
export function monthsAround(month: Month, today: Day): { earlier: Month | null; later: Month | null } {
  const first = today.slice(0, 7);
  const [earlier, later] = [addMonths(month, -1), addMonths(month, 1)];
  return { earlier: earlier >= first ? earlier : null, later: later <= addMonths(first, 36) ? later : null };
}
