/** A file that staff attached to an enquiry. */
export interface Paper {
  id: string;
  name: string;
  bytes: number;
  /** The name of the colleague, as it was then. */
  author: string;
  at: Date;
  /** Of which enquiry it is: of this one, or of one that was merged into it. */
  reference: string;
}

const megabytes = 10;

/** The limits of papers; sizes in bytes. */
export const paperLimits = { megabytes, bytes: megabytes * 1024 * 1024, most: 20 } as const;
