import { type CSSProperties, type KeyboardEvent, useId, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Dashboard, StatusPill } from '#app/monitoring/dashboard/dashboard.tsx';
import styles from '#app/monitoring/monitoring.css?url';
import { startMonitoring } from '#app/monitoring/watch/start-monitoring.ts';
import { Icon } from '#app/ui/icon.tsx';

let close: (() => void) | undefined;

/** Watches this tab and shows the floating button until `hideFloat`. Loaded by the switch, and by every page while the switch is on. */
export function showFloat(): void {
  if (close) return;
  const stop = startMonitoring();
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host, { identifierPrefix: 'float' });
  root.render(
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <FloatingDashboard />
    </>,
  );
  close = () => {
    root.unmount();
    host.remove();
    stop();
  };
}

export function hideFloat(): void {
  close?.();
  close = undefined;
}

/** A button in the corner of every page that opens the dashboard. It stays clear of the bottom bar of phones. */
function FloatingDashboard() {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog');
    if (event.key === 'Escape' && !isInDialog) close();
  }

  return (
    <aside className="mon-float md:bottom-6" aria-label="Monitoring">
      <button
        ref={button}
        type="button"
        className="mon-float-button on-night"
        aria-expanded={open}
        aria-controls={open ? `${id}-panel` : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={onKeyDown}
      >
        Monitoring <StatusPill />
      </button>
      {open ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from wherever the focus is in it
        <div
          id={`${id}-panel`}
          className="mon-panel on-cream"
          style={{ '--under-header': `${headerEnd()}px` } as CSSProperties}
          onKeyDown={onKeyDown}
        >
          <button type="button" className="square-button square-button-bare" aria-label="Close" onClick={close}>
            <Icon name="close" />
          </button>
          <Dashboard mode="floating" />
        </div>
      ) : null}
    </aside>
  );
}

/** Pixels from the top of the screen to the end of the header, which an announcement may push down. */
function headerEnd(): number {
  return document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
}
