import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import { Icon } from './icon.tsx';
import { shareButtonTexts as texts } from './texts.ts';

/**
 * Shares the page: with the device's own dialog if there is one, else by copying its address. Of the query it shares only
 * what the page names, such as "?guests=300".
 */
export function ShareButton({ title, query = '' }: { title: string; query?: string }) {
  async function share() {
    const url = location.origin + location.pathname + query;
    if (navigator.share) {
      // It rejects when the visitor closes the dialog, which is not an error.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    const [{ showToast }] = await Promise.all([
      importWithRetry(() => import('./show-toast.ts')),
      navigator.clipboard?.writeText(url),
    ]);
    showToast(navigator.clipboard ? texts.copied : url);
  }
  return (
    <button type="button" className="link needs-script" onClick={() => share()}>
      <span>{texts.share}</span>
      <Icon name="external" className="size-4" />
    </button>
  );
}
