/** A picture that a row can be given. */
export interface PictureOption {
  /** Its id. */
  value: string;
  /** A description of the picture. */
  label: string;
  /** "bucket/path". */
  key: string;
}
