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

/** Says plainly how a house stands on the wished day, and offers near days and other houses where it is taken. */
export function DayNotice({ asked, guests, isSent = false }: DayNoticeProps) {
  const { standing, near, elsewhere, house, day } = asked;
  if (standing === 'ask') return null;
  const date = formatWeekday(day);
  const known = guests ? { guests: String(guests) } : {};
  const sentences = { open: texts.openAt, option: texts.optionAt, taken: texts.takenAt };
  return (
    <div className="day-notice" data-standing={standing} role="status">
      <p>
        <strong>{sentences[standing](house.name, date)}</strong>
        {standing === 'taken' ? ` ${isSent ? texts.takenAndSent : texts.stillSend}` : ''}
      </p>
      {near.length > 0 ? (
        <>
          <p className="mt-3">{texts.near}</p>
          <ul>
            {near.map((other) => (
              <li key={other}>
                <TextLink to={paths.enquire({ venue: house.slug, date: other, ...known })}>
                  {formatWeekday(other)}
                </TextLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {elsewhere.length > 0 ? (
        <>
          <p className="mt-3">{texts.elsewhere}</p>
          <ul>
            {elsewhere.map((other) => (
              <li key={other.slug}>
                <TextLink to={paths.enquire({ venue: other.slug, date: day, ...known })}>{other.name}</TextLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
