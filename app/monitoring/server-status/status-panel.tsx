import { memo, Suspense } from 'react';
import type { ServerDetail, SiteStatus } from '#app/monitoring/server-status.ts';
import { lazyOrFallback } from '#app/ui/loading/import-with-retry.ts';
import { moment, StatusFact } from './status-figures.tsx';

/** Only staff see these parts, so only they load the scripts. */
const LazyDetail = lazyOrFallback(async () => (await import('./status-detail.tsx')).SiteStatusDetail, DetailMissing);
const LazyEnquiries = lazyOrFallback(
  async () => (await import('./status-detail.tsx')).SiteStatusEnquiries,
  DetailMissing,
);

/**
 * It is memoised, because otherwise a change beside it, before its script has loaded, would make React remove the
 * figures.
 */
const SiteStatusDetail = memo(function SiteStatusDetail({ detail }: { detail: ServerDetail }) {
  return (
    <Suspense>
      <LazyDetail detail={detail} />
    </Suspense>
  );
});

function DetailMissing() {
  return <p className="status-note">The figures could not be loaded. Reload this page once the server answers.</p>;
}

const words = {
  status: { healthy: 'All systems operational', degraded: 'System issues detected' },
  data: { database: 'From the database', fallback: 'From the fallback: the database is away' },
  pages: { fast: 'Answered fast', slow: 'Answered slowly', unknown: 'Too few visits in the last hour to say' },
  mail: { moving: 'On its way', delayed: 'Delayed', unknown: 'Not known while the database is away' },
};

function mailWords({ mail, mailDelay }: SiteStatus): string {
  return mailDelay ? `${words.mail[mail]} since ${moment(mailDelay.since)}: ${mailDelay.why}` : words.mail[mail];
}

interface PanelProps {
  siteStatus: SiteStatus;
  /** Whether the server has not answered since this status. */
  isOld: boolean;
}

/** The server's status in words, with the figures below for staff. It needs no script. */
export function SiteStatusPanel({ siteStatus, isOld }: PanelProps) {
  return (
    <section className="server-status grid gap-8" aria-labelledby="server-status-title" data-old={isOld}>
      <h2 id="server-status-title" className="text-heading">
        What the server says
      </h2>
      <p className="status-note" role="status">
        As of <time dateTime={siteStatus.takenAt}>{moment(siteStatus.takenAt)}</time>
        {isOld ? '. Old: the server has not answered since.' : '.'}
      </p>
      <dl className="status-words" data-status={siteStatus.status}>
        <StatusFact name="Server" value={words.status[siteStatus.status]} isBad={siteStatus.status !== 'healthy'} />
        <StatusFact name="Content" value={words.data[siteStatus.data]} isBad={siteStatus.data !== 'database'} />
        <StatusFact name="Pages" value={words.pages[siteStatus.pages]} isBad={siteStatus.pages === 'slow'} />
        <StatusFact name="Outgoing mail" value={mailWords(siteStatus)} isBad={siteStatus.mail === 'delayed'} />
      </dl>
      {siteStatus.detail ? (
        <SiteStatusDetail detail={siteStatus.detail} />
      ) : siteStatus.enquiries !== undefined ? (
        <Suspense>
          <LazyEnquiries enquiries={siteStatus.enquiries} />
        </Suspense>
      ) : (
        <p className="status-note">Figures are shown to signed-in staff.</p>
      )}
    </section>
  );
}
