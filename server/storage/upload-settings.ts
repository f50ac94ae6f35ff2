import { z } from 'zod';

/** What the environment says of files that visitors and staff send. */
export interface UploadSettings {
  /** Of the disk of DATA_DIR: what stays free, bytes. Below it no file is taken. */
  freeBytes: number;
  /** Of all stored CVs together, bytes. */
  storedBytes: number;
}

const megabyte = 1024 * 1024;
const defaults = { free: 1024, stored: 10_240 };

export const defaultUploadSettings: UploadSettings = {
  freeBytes: defaults.free * megabyte,
  storedBytes: defaults.stored * megabyte,
};

const megabytes = z
  .string()
  .regex(/^\d{1,8}$/)
  .transform(Number);

export const uploadVariables = {
  UPLOADS_FREE_MB: megabytes.default(defaults.free),
  UPLOADS_STORED_MB: megabytes.default(defaults.stored),
};

const expected = 'a whole number of megabytes';

export const uploadVariablesExpected: Record<keyof typeof uploadVariables, string> = {
  UPLOADS_FREE_MB: expected,
  UPLOADS_STORED_MB: expected,
};

/** Of variables that were found to be as expected. */
export function readUploadSettings(value: z.infer<z.ZodObject<typeof uploadVariables>>): UploadSettings {
  return { freeBytes: value.UPLOADS_FREE_MB * megabyte, storedBytes: value.UPLOADS_STORED_MB * megabyte };
}
