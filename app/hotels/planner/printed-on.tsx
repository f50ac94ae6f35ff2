import { useEffect, useState } from 'react';
import { type Day, formatDay, todayInIndia } from '#app/language/dates.ts';
import { factSheetTexts as texts } from './texts.ts';

/** The day on which the sheet is printed; `today` is the day on which the page was made, which may be an earlier one. */
export function PrintedOn({ today }: { today: Day }) {
  const [day, setDay] = useState(today);
  useEffect(() => setDay(todayInIndia()), []);
  return <p>{texts.printedOn(formatDay(day))}</p>;
}
