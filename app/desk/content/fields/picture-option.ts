/** A picture that a row can be given. */
export interface PictureOption {
  /** Its id. */
  value: string;
  /** What it shows. */
  label: string;
  /** "bucket/path". */
  key: string;
}
