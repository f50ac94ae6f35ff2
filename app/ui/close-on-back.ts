/**
 * What lies over the page: a dialog, the menu or the search. The router knows of a dialog with `data-page`, which is a
 * page with an address. A browser that does not know one of the selectors ignores it.
 */
const overPage = ':is(dialog:modal:not([data-page]), #site-menu:popover-open, #search-menu:popover-open)';

/** The place in the router's history (`idx`) of the page under what is open; undefined while the history has no entry for it. */
let below: number | undefined;
/** Whether the entry of something that was closed is being left. A "popstate" tells when it has been. */
let isLeaving = false;

const findOpen = () => document.querySelector<HTMLElement>(overPage);
const isOwnEntry = () => history.state?.dialog === performance.timeOrigin;

/**
 * Keeps one entry in the browser's history for what lies over the page, so that going back closes it. The router does not
 * learn of the entry, since the page below stays as it is. With `data-address`, the entry has the address of a page that
 * shows the same. The entry goes when the dialog is closed in another way; a page that is opened from it takes its place.
 * Going forward leads to no entry whose dialog is closed.
 */
export function followDialogs(): void {
  if (isLeaving) return;
  const open = findOpen();
  if (open && below === undefined) {
    below = history.state?.idx;
    push({ ...history.state, dialog: performance.timeOrigin }, '', open.dataset.address);
  } else if (open?.dataset.address && isOwnEntry()) {
    history.replaceState(history.state, '', open.dataset.address);
  } else if (!open && below !== undefined) {
    if (isOwnEntry()) leave();
    else below = undefined;
  }
}

function leave() {
  isLeaving = true;
  history.back();
}

function close(open: HTMLElement | null) {
  if (open instanceof HTMLDialogElement) open.close();
  else open?.hidePopover();
}

const push = history.pushState.bind(history);
history.pushState = (...entry) => {
  if (below === undefined || !isOwnEntry()) return push(...entry);
  below = undefined;
  history.replaceState(...entry);
};

/** `before-dialog.ts` calls it before the router hears of the event. */
export function onPopState(event: PopStateEvent): void {
  const isClosedDialog = isOwnEntry() && !isLeaving;
  const isPageBelow = below !== undefined && history.state?.idx === below;
  if (isClosedDialog || isLeaving || isPageBelow) event.stopImmediatePropagation();
  if (!isLeaving) close(findOpen());
  [isLeaving, below] = [false, undefined];
  if (isClosedDialog) leave();
  else followDialogs();
}

// These listen before what React renders.
document.addEventListener('toggle', followDialogs, true);
document.addEventListener('close', followDialogs, true);

// The menu is of narrow screens only, as in `menus.css`.
matchMedia('(width >= 64rem)').addEventListener('change', () =>
  close(document.querySelector('#site-menu:popover-open')),
);

// WebKit empties a search field with the Escape key and closes nothing.
document.addEventListener('keydown', ({ key, defaultPrevented }) => {
  if (key === 'Escape' && !defaultPrevented) close(document.querySelector('#search-menu:popover-open'));
});

// The router follows its own links. Another one leads to a page of this site in place of the entry, or to a field.
addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  const hasKey = event.ctrlKey || event.metaKey || event.shiftKey;
  if (!link || link.target || link.origin !== location.origin || event.defaultPrevented || hasKey || !isOwnEntry())
    return;
  event.preventDefault();
  if (link.getAttribute('href')?.startsWith('#')) document.getElementById(link.hash.slice(1))?.focus();
  else location.replace(link.href);
});
