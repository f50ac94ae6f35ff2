import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { frameTexts as texts } from './texts.ts';

const outer =
  'M3 33V15c-1.7-1.5-1.3-4.4.6-5.3.1-2.1 1.9-3.5 3.7-3.2C8 4.4 10 3.4 11.7 4.1 12.6 2.6 14.8 1.8 16 3c1.2-1.2 3.4-.4 4.3 1.1 1.7-.7 3.7.3 4.4 2.4 1.8-.3 3.6 1.1 3.7 3.2 1.9.9 2.3 3.8.6 5.3v18z';
const inner =
  'M9 33V20c-.8-.8-.6-2.3.4-2.7.1-1.2 1.2-1.9 2.2-1.6.5-1.2 1.8-1.6 2.7-1 .5-.6 1.2-.8 1.7-.4.5-.4 1.2-.2 1.7.4.9-.6 2.2-.2 2.7 1 1-.3 2.1.4 2.2 1.6 1 .4 1.2 1.9.4 2.7v13';

/** The group's name and its arch, as a link to the home page. */
export function Logo() {
  return (
    <Link to={paths.home()} className="logo" aria-label={texts.home}>
      <svg viewBox="0 0 32 35" fill="none" stroke="currentColor" strokeWidth={1.3} aria-hidden="true">
        <path d={outer} />
        <path d={inner} />
      </svg>
      <span>TIVOLI</span>
    </Link>
  );
}
