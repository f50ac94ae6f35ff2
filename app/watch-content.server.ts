import type { Logger } from 'pino';
import type { Config } from '#platform/config.ts';
import { listen } from '#platform/database/subscribe-to-notifications.ts';

interface Parts {
  config: Config;
  /** Is called when a lost connection to the database is back. */
  onReconnect: () => void;
  log: Logger;
}

/** Listens for changes of content; without a database there are none. */
export function watchContent({ config, onReconnect, log }: Parts) {
  const listeners: (() => void)[] = [];
  const onNotice = () => {
    for (const listener of listeners) listener();
  };
  const url = config.migrationDatabaseUrl;
  const stop = config.databaseUrl ? listen({ url, channel: 'content', onNotice, onReconnect, log }) : undefined;
  return {
    /** Calls back whenever content was changed, by whichever replica. */
    onChange: (listener: () => void) => void listeners.push(listener),
    async close() {
      await stop?.();
    },
  };
}
