import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';

export interface Tab {
  to: string;
  label: string;
  current: boolean;
  /** Is called instead of following the link, if scripts run. */
  choose?: () => void;
}

interface TabsProps {
  label: string;
  tabs: Tab[];
  /** `plain` is for a smaller second row under a first one, `serif` for names of places. */
  look?: keyof typeof looks;
  /** Id of the section around the tabs. Without scripts the page of a tab opens at this section. */
  within?: string;
}

const looks = { capitals: 'text-tab', plain: 'tabs-plain', serif: 'tabs-serif text-small-heading' };

/** Tabs that are links with addresses of their own. With scripts the page changes in place. */
export function Tabs({ label, tabs, look = 'capitals', within }: TabsProps) {
  const navigate = useNavigate();

  function follow(event: MouseEvent, { to, choose }: Tab) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(choose || within)) return;
    event.preventDefault();
    if (choose) choose();
    else navigate(to, { preventScrollReset: true });
  }

  return (
    <nav aria-label={label} className={`tabs ${looks[look]}`}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              to={within ? `${tab.to}#${within}` : tab.to}
              preventScrollReset
              aria-current={tab.current ? 'true' : undefined}
              data-needs-script={tab.choose || within ? '' : undefined}
              onClick={(event) => follow(event, tab)}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
