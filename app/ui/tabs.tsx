import { Link } from 'react-router';

export interface Tab {
  to: string;
  label: string;
  current: boolean;
}

/**
 * Tabs that are links: each has an address of its own and works without scripts; with them the page swaps in place.
 * `plain` is the smaller second row under a first one.
 */
export function Tabs({ label, tabs, look = 'capitals' }: { label: string; tabs: Tab[]; look?: 'capitals' | 'plain' }) {
  return (
    <nav aria-label={label} className={`tabs ${look === 'capitals' ? 'text-tab' : 'tabs-plain'}`}>
      <ul>
        {tabs.map(({ to, label: name, current }) => (
          <li key={to}>
            <Link to={to} preventScrollReset aria-current={current ? 'true' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
