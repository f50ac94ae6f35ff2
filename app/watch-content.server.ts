import type { Logger } from 'pino';
import type { Config } from '#platform/config.ts';
import { listen } from '#platform/database/subscribe-to-notifications.ts';

interface Parts {
  config: Config;
  /** Is called when a lost connection to the database is back. */
  onReconnect: () => void;
  log: Logger;
}

export interface WatchContent {
  /** Calls back whenever content was changed, by whichever replica. */
  onChange(listener: () => void): void;
  close(): Promise<void>;
}

/** Listens for changes of content; without a database there are none. */
export function watchContent({ config, onReconnect, log }: Parts): WatchContent {
  const listeners: (() => void)[] = [];
  const onNotice = () => {
    for (const listener of listeners) listener();
  };
  const url = config.migrationDatabaseUrl;
  const stop = config.databaseUrl ? listen({ url, channel: 'content', onNotice, onReconnect, log }) : undefined;
  return {
    onChange: (listener) => void listeners.push(listener),
    async close() {
      await stop?.();
    },
  };
}
