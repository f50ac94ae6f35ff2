import { Link } from 'react-router';
import { contentLang } from '#app/language/content-lang.ts';
import { paths } from '#app/paths.ts';
import { breadcrumbTexts as texts } from './texts.ts';

export interface Crumb {
  to: string;
  label: string;
}

/** Links to the home page and to the pages above this one, then this page's name. */
export function Breadcrumb({ above = [], here }: { above?: Crumb[] | undefined; here: string }) {
  return (
    <nav aria-label={texts.breadcrumb} className="breadcrumb text-small relative z-1">
      <ol>
        {[{ to: paths.home(), label: texts.home }, ...above].map(({ to, label }) => (
          <li key={to} {...contentLang(label)}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page" {...contentLang(here)}>
          {here}
        </li>
      </ol>
    </nav>
  );
}
