import { PageLink } from '#app/ui/links/page-link.tsx';

interface EnquireLinkProps {
  /** A page with a form. */
  to: string;
  /** What the enquiry is about: the eye sees it beside the link, screen readers hear it in its name. */
  about: string;
  className: string;
}

/** "Enquire" in a row that says about what. */
export function EnquireLink({ to, about, className }: EnquireLinkProps) {
  return (
    <PageLink to={to} className={className}>
      <span>
        Enquire<span className="sr-only"> about {about}</span>
      </span>
    </PageLink>
  );
}
