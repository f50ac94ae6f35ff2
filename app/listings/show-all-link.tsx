import { TextLink } from '#app/ui/links/text-link.tsx';

interface AllOfThemProps {
  to: string;
  shown: number;
  total: number;
  /** The brand or the place. */
  of: string;
}

/** Leads from the first hotels of a brand or place to all of them, where there are more. */
export function AllOfThem({ to, shown, total, of }: AllOfThemProps) {
  if (shown >= total) return null;
  return (
    <p className="mt-6">
      <TextLink to={to}>{`All ${total.toLocaleString('en-IN')} of ${of}`}</TextLink>
    </p>
  );
}
