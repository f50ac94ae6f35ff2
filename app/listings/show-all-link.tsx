import { TextLink } from '#app/ui/links/text-link.tsx';
import { showAllLinkTexts as texts } from './texts.ts';

/** A link from the first hotels of a brand or place to all of them, if there are more. */
export function ShowAllLink({ to, shown, total, of }: { to: string; shown: number; total: number; of: string }) {
  if (shown >= total) return null;
  return (
    <p className="mt-6">
      <TextLink to={to}>{texts.all(total.toLocaleString('en-IN'), of)}</TextLink>
    </p>
  );
}
