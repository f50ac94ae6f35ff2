import { Link } from 'react-router';

interface ViewTab {
  key: string;
  label: string;
  to: string;
  /** How many rows the view has. */
  count?: string | number | undefined;
  isAlarm?: boolean;
}

interface ViewTabsProps {
  label: string;
  tabs: readonly ViewTab[];
  /** The key of the tab that is shown. */
  current: string | undefined;
  className?: string;
}

/** Links to the views of a page, of which one is shown. */
export function ViewTabs({ label, tabs, current, className = 'view-tabs' }: ViewTabsProps) {
  return (
    <nav className={className} aria-label={label}>
      {tabs.map(({ key, label: words, to, count, isAlarm }) => (
        <Link
          key={key}
          to={to}
          aria-current={key === current ? 'page' : undefined}
          data-alarm={isAlarm ? '' : undefined}
        >
          {words}
          {count === undefined ? null : <span>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
