import { type ReactNode, useEffect } from 'react';
import { Form, NavLink, useLocation } from 'react-router';
import { canOpen, type DeskArea, type Principal, roleLabels } from '#app/desk/staff/staff-roles.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { restoreDraft } from '#app/forms/draft.ts';
import { earlyTextKey } from '#app/forms/tab-storage.ts';
import { formatMoment } from '#app/language/dates.ts';
import type { MailDelay } from '#app/monitoring/server-status.ts';
import { Logo } from '#app/shell/logo.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { DeskSentence } from './desk-notice.tsx';
import { LiveDesk } from './live-desk.tsx';

/** The parts of the desk in the order of the menu. Those that a person's role may not see are not shown. */
const entries: { area: DeskArea; label: string; to: string; end?: true; isUncounted?: true }[] = [
  { area: 'enquiries', label: 'My day', to: deskPaths.myDay(), isUncounted: true },
  { area: 'enquiries', label: 'Enquiries', to: deskPaths.inbox(), end: true },
  { area: 'diary', label: 'Diary', to: deskPaths.diary() },
  { area: 'applications', label: 'Applications', to: deskPaths.applications() },
  { area: 'figures', label: 'Figures', to: deskPaths.figures() },
  { area: 'team', label: 'Team', to: deskPaths.team() },
  { area: 'content', label: 'Content', to: deskPaths.content() },
  { area: 'staff', label: 'Staff', to: deskPaths.staff() },
];

interface DeskFrameProps {
  person: Pick<Principal, 'id' | 'name' | 'role'>;
  /** The count beside a link: how many enquiries wait. */
  waiting: Partial<Record<DeskArea, number>>;
  /** Set while no mail goes out. */
  mailDelay: MailDelay | null;
  children: ReactNode;
}

export function DeskFrame({ person, waiting, mailDelay, children }: DeskFrameProps) {
  // What was typed before the router loaded the page anew; only the forms of visitors have drafts.
  useEffect(() => {
    for (const [place, form] of [...document.forms].entries())
      restoreDraft('', form, new Set(), `${earlyTextKey}${location.pathname}${place}`);
  }, []);
  return (
    <LiveDesk personId={person.id}>
      <div className="grid grid-cols-[14rem_minmax(0,1fr)] min-h-svh font-sans text-[0.9375rem]/6 font-normal figures max-lg:block">
        <header className="desk-side on-night">
          <Logo />
          <nav
            className="desk-nav mt-8 max-lg:row-[2] max-lg:col-span-full max-lg:mt-1 max-lg:overflow-x-auto"
            aria-label="Desk"
          >
            <ul className="max-lg:flex max-lg:px-2.5">
              {entries
                .filter(({ area }) => canOpen(person, area))
                .map(({ area, label, to, end, isUncounted }) => (
                  <li key={to}>
                    <NavLink
                      className="max-lg:aria-[current=page]:border-b-gold aria-[current=page]:border-l-gold aria-[current=page]:bg-night-lift hover:bg-[rgb(224_174_87_/_0.08)]"
                      to={to}
                      end={end === true}
                    >
                      {label}
                      {!isUncounted && waiting[area] ? (
                        <span className="desk-count text-gold font-semibold">{waiting[area]}</span>
                      ) : null}
                    </NavLink>
                  </li>
                ))}
            </ul>
          </nav>
          <PersonSearch person={person} />
          <div className="desk-person mt-auto pt-6 max-lg:row-[1] max-lg:col-[3] max-lg:flex max-lg:items-center max-lg:m-0 max-lg:p-0">
            <NavLink
              className="flex-col items-start gap-0 max-lg:w-auto max-lg:px-3 max-lg:text-[0.875rem] max-lg:whitespace-nowrap max-sm:block max-sm:content-center max-sm:max-w-20 max-sm:truncate hover:bg-[rgb(224_174_87_/_0.08)]"
              to={deskPaths.account()}
            >
              {person.name}
              <span className="text-quiet text-[0.875rem] max-lg:hidden">{roleLabels[person.role]}</span>
            </NavLink>
            <Form method="post" action={deskPaths.signOut()} reloadDocument>
              <button
                className="max-lg:w-auto max-lg:px-3 max-lg:text-[0.875rem] max-lg:whitespace-nowrap hover:bg-[rgb(224_174_87_/_0.08)]"
                type="submit"
              >
                Sign out
              </button>
            </Form>
          </div>
        </header>
        <main id="content" className="min-w-0 pt-8 pb-16 px-[clamp(1.25rem,2.6vw,2.5rem)] max-lg:pt-5" tabIndex={-1}>
          <DeskSentence
            words={
              mailDelay &&
              `Mail has waited since ${formatMoment(new Date(mailDelay.since))}: ${mailDelay.why}. It is sent once that is mended; call whoever expects an answer.`
            }
          />
          {children}
        </main>
      </div>
    </LiveDesk>
  );
}

/**
 * Finds a family from every page, or an applicant on the pages about applications. The words are posted: a name or a
 * number must not stand in an address.
 */
function PersonSearch({ person }: Pick<DeskFrameProps, 'person'>) {
  const { pathname } = useLocation();
  const findsFamilies = canOpen(person, 'enquiries');
  const findsApplicants =
    canOpen(person, 'applications') && (!findsFamilies || pathname.startsWith(deskPaths.applications()));
  if (!findsFamilies && !findsApplicants) return null;
  return (
    <Form
      method="post"
      action={findsApplicants ? deskPaths.applications() : deskPaths.search()}
      className="desk-search relative mt-6 mx-6 max-lg:row-[1] max-lg:col-[2] max-lg:my-0 max-lg:mr-0 max-lg:ml-3"
      aria-label="Search"
    >
      <label className="sr-only" htmlFor="search-words">
        Reference, name, phone or e-mail
      </label>
      <input
        className="w-full min-h-12 py-1 pr-11 pl-3 border rounded-none [background:none] appearance-none max-lg:text-[1rem]"
        id="search-words"
        name="words"
        type="search"
        placeholder={findsApplicants ? 'Applicant’s name' : 'Name or phone'}
        autoComplete="off"
        minLength={2}
        maxLength={100}
        required
      />
      <button type="submit" aria-label="Search">
        <Icon name="search" />
      </button>
    </Form>
  );
}

/** The path to return to: one inside the desk, whatever the address asks for. */
export function deskReturnPath(wanted: string | null): string {
  return wanted && /^\/desk(\/[\w./-]*)?(\?[\w.~%&=+*-]*)?$/.test(wanted) && !wanted.includes('//')
    ? wanted
    : deskPaths.inbox();
}
