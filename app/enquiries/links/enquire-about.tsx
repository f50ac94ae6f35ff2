import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { askAbout } from './choose-subject.ts';

interface EnquireAboutProps {
  /** A page with a form; the part after "#" is that form's place. */
  to: string;
  /** What is asked about, such as the name of a space. */
  subject: string;
  className?: string;
}

/** A way to a form that names its subject: to the form on this page where there is one, else to the form's own page. */
export function EnquireAbout({ to, subject, className }: EnquireAboutProps) {
  function stay(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const [, place] = to.split('#');
    if (!place || !askAbout(subject)) return;
    event.preventDefault();
    // The browser's own way to a place on the page: it takes the keyboard along.
    location.hash = place;
  }
  return (
    <Link to={to} onClick={stay} className={className} data-needs-script={to.includes('#') ? '' : undefined}>
      Enquire about {subject}
    </Link>
  );
}
