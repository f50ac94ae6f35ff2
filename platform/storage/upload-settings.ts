import type { z } from 'zod';
import { text, wholeNumber } from '#platform/startup/value-checks.ts';
import { type ClamdAddress, readClamdUrl } from './virus-scanner.ts';

/** The environment's settings for files that visitors and staff send. */
export interface UploadSettings {
  /** The bytes of the disk of DATA_DIR that stay free; if there are fewer, no file is accepted. */
  freeBytes: number;
  /** The most bytes of all stored CVs together. */
  storedBytes: number;
  /** The address of ClamAV's daemon, which scans each file before staff can open it. Absent: no file is scanned. */
  clamd?: ClamdAddress;
}

const megabyte = 1024 * 1024;
const defaults = { free: 1024, stored: 10_240 };

export const defaultUploadSettings: UploadSettings = {
  freeBytes: defaults.free * megabyte,
  storedBytes: defaults.stored * megabyte,
};

const megabytes = wholeNumber(0, 99_999_999, 'a whole number of megabytes');

export const uploadVariables = {
  UPLOADS_FREE_MB: megabytes.default(defaults.free),
  UPLOADS_STORED_MB: megabytes.default(defaults.stored),
  CLAMD_URL: text
    .refine(
      (url) => readClamdUrl(url) !== undefined,
      'a socket or a host of clamd such as unix:/run/clamav/clamd.ctl or tcp://127.0.0.1:3310',
    )
    .optional(),
};

export function readUploadSettings(value: z.infer<z.ZodObject<typeof uploadVariables>>): UploadSettings {
  const clamd = value.CLAMD_URL ? readClamdUrl(value.CLAMD_URL) : undefined;
  return {
    freeBytes: value.UPLOADS_FREE_MB * megabyte,
    storedBytes: value.UPLOADS_STORED_MB * megabyte,
    ...(clamd && { clamd }),
  };
}
