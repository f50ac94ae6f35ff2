import { PageLink } from '#app/ui/links/page-link.tsx';
import { enquireLinkTexts as texts } from './texts.ts';

interface EnquireLinkProps {
  to: string;
  /** What the enquiry is about: sighted visitors see it beside the link, screen readers read it as part of the link. */
  about: string;
  className: string;
}

/** The text is "Enquire", for a row that already names its subject. */
export function EnquireLink({ to, about, className }: EnquireLinkProps) {
  return (
    <PageLink to={to} className={className}>
      <span>
        {texts.enquire}
        <span className="sr-only">{texts.about(about)}</span>
      </span>
    </PageLink>
  );
}
