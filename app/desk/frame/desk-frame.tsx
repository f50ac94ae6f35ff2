import { type ReactNode, useEffect } from 'react';
import { Form, NavLink } from 'react-router';
import { canOpen, type DeskArea, type Principal } from '#app/desk/staff/staff-roles.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { restoreDraft } from '#app/forms/draft.ts';
import { earlyTextKey } from '#app/forms/tab-storage.ts';
import { Logo } from '#app/shell/logo.tsx';
import { roleLabels } from './desk-labels.ts';

/**
 * The links to the parts of the desk, in this order: enquiries, diary, applications, figures, content, staff. Parts that a
 * person's role may not see are not shown.
 */
const entries: { area: DeskArea; label: string; to: string; end?: true }[] = [
  { area: 'enquiries', label: 'Enquiries', to: deskPaths.inbox(), end: true },
  { area: 'diary', label: 'Diary', to: deskPaths.diary() },
  { area: 'applications', label: 'Applications', to: deskPaths.applications() },
  { area: 'figures', label: 'Figures', to: deskPaths.figures() },
  { area: 'content', label: 'Content', to: deskPaths.content() },
  { area: 'staff', label: 'Staff', to: deskPaths.staff() },
];

interface DeskFrameProps {
  person: Pick<Principal, 'name' | 'role'>;
  /** The count beside a link: how many enquiries wait. */
  waiting: Partial<Record<DeskArea, number>>;
  children: ReactNode;
}

/** The desk's frame: its menu at the side, and the page beside it. */
export function DeskFrame({ person, waiting, children }: DeskFrameProps) {
  // What was typed before the router loaded the page anew; only the forms of visitors have drafts.
  useEffect(() => {
    for (const [place, form] of [...document.forms].entries())
      restoreDraft('', form, new Set(), `${earlyTextKey}${location.pathname}${place}`);
  }, []);
  return (
    <div className="desk">
      <header className="desk-side on-night">
        <Logo />
        <nav className="desk-nav" aria-label="Desk">
          <ul>
            {entries
              .filter(({ area }) => canOpen(person, area))
              .map(({ area, label, to, end }) => (
                <li key={area}>
                  <NavLink to={to} end={end === true}>
                    {label}
                    {waiting[area] ? <span className="desk-count">{waiting[area]}</span> : null}
                  </NavLink>
                </li>
              ))}
          </ul>
        </nav>
        <div className="desk-person">
          <NavLink to={deskPaths.account()}>
            {person.name}
            <span>{roleLabels[person.role]}</span>
          </NavLink>
          <Form method="post" action={deskPaths.signOut()} reloadDocument>
            <button type="submit">Sign out</button>
          </Form>
        </div>
      </header>
      <main id="content" className="desk-page" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

/** The path to return to: one inside the desk, whatever the address asks for. */
export function deskReturnPath(wanted: string | null): string {
  return wanted && /^\/desk(\/[\w./-]*)?(\?[\w.~%&=+*-]*)?$/.test(wanted) && !wanted.includes('//')
    ? wanted
    : deskPaths.inbox();
}
