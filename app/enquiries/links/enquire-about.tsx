import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { fillSubject } from './choose-subject.ts';
import { enquireAboutTexts as texts } from './texts.ts';

interface EnquireAboutProps {
  /** The address of a page with a form; after the "#" is the form's anchor. */
  to: string;
  subject: string;
  className?: string;
}

/** Links to a form and names its subject there: the form on this page if there is one, else the form's own page. */
export function EnquireAbout({ to, subject, className }: EnquireAboutProps) {
  function stay(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const [, place] = to.split('#');
    if (!place || !fillSubject(subject)) return;
    event.preventDefault();
    // Setting the hash moves the keyboard focus as well as the page.
    location.hash = place;
  }
  return (
    <Link to={to} onClick={stay} className={className} data-needs-script={to.includes('#') ? '' : undefined}>
      {texts.enquireAbout(subject)}
    </Link>
  );
}
