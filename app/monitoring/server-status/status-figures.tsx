interface StatusFactProps {
  name: string;
  value: number | string | undefined;
  isBad?: boolean;
}

export function StatusFact({ name, value = '–', isBad = false }: StatusFactProps) {
  return (
    <div data-good={!isBad}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Formats a duration in seconds: "5 min", "3 h 20 min", "2 d 4 h". */
export function inWords(seconds: number): string {
  if (seconds < minute) return `${Math.round(seconds)} s`;
  if (seconds < hour) return `${Math.floor(seconds / minute)} min`;
  if (seconds < day) return `${Math.floor(seconds / hour)} h ${Math.floor((seconds % hour) / minute)} min`;
  return `${Math.floor(seconds / day)} d ${Math.floor((seconds % day) / hour)} h`;
}

/** Formats a share from 0 to 1. A share above 0 is never shown as 0 %. */
export function percent(share: number): string {
  if (share > 0 && share < 0.001) return '<0.1 %';
  return `${Math.round(share * 1000) / 10} %`;
}

const inIndia = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** Formats a time in Indian time. */
export function moment(iso: string): string {
  return inIndia.format(new Date(iso));
}
