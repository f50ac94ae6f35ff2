import { Link } from 'react-router';

export interface Crumb {
  to: string;
  label: string;
}

/** The way back up: the pages above this one, then this one's name. */
export function Breadcrumb({ above, here }: { above: Crumb[]; here: string }) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb text-small">
      <ol>
        {above.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
