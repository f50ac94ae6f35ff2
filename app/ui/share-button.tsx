import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import { Icon } from './icon.tsx';

/** Hands the page on: by the device's own sheet where it has one, else its address is copied. */
export function ShareButton({ title }: { title: string }) {
  async function share() {
    const url = location.origin + location.pathname;
    if (navigator.share) {
      // A visitor who closes the sheet has not failed.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    const [{ showToast }] = await Promise.all([
      importWithRetry(() => import('./show-toast.ts')),
      navigator.clipboard?.writeText(url),
    ]);
    showToast(navigator.clipboard ? 'Link copied' : url);
  }
  return (
    <button type="button" className="link needs-script" onClick={() => share()}>
      <span>Share</span>
      <Icon name="external" className="size-4" />
    </button>
  );
}
