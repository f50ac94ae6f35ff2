import { Fragment } from 'react';
import type { AskedDay } from '#app/diary/open-days.ts';
import { formatWeekday } from '#app/language/dates.ts';
import { paths } from '#app/paths.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { openDaysTexts as texts } from './texts.ts';

export interface DayNoticeProps {
  asked: AskedDay;
  guests: number | null;
  /** Whether the enquiry was sent already. */
  isSent?: boolean;
}

/** Says plainly how a property stands on the wished day, and offers near days and other properties where it is taken. */
export function DayNotice({ asked, guests, isSent = false }: DayNoticeProps) {
  const { standing, near, elsewhere, property, day } = asked;
  if (standing === 'ask') return null;
  const date = formatWeekday(day);
  const known = guests ? { guests: String(guests) } : {};
  const offers = [
    [texts.near, near.map((other) => [formatWeekday(other), { venue: property.slug, date: other }] as const)],
    [texts.elsewhere, elsewhere.map(({ slug, name }) => [name, { venue: slug, date: day }] as const)],
  ] as const;
  const sentences = { open: texts.openAt, option: texts.optionAt, taken: texts.takenAt };
  return (
    <div className="day-notice" data-standing={standing} role="status">
      <p>
        <strong>{sentences[standing](property.name, date)}</strong>
        {standing === 'taken' ? ` ${isSent ? texts.takenAndSent : texts.stillSend}` : ''}
      </p>
      {offers.map(([title, links]) =>
        links.length > 0 ? (
          <Fragment key={title}>
            <p className="mt-3">{title}</p>
            <ul>
              {links.map(([label, wish]) => (
                <li key={label}>
                  <TextLink to={paths.enquire({ ...wish, ...known })}>{label}</TextLink>
                </li>
              ))}
            </ul>
          </Fragment>
        ) : null,
      )}
    </div>
  );
}
