export type DocumentType = 'pdf' | 'doc' | 'docx';

/** The media type of each kind of document. */
export const documentTypes: Record<DocumentType, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Returns the extension for a stored object of this type; undefined if it is not a document. */
export function extensionOf(type: string | null): DocumentType | undefined {
  return (Object.keys(documentTypes) as DocumentType[]).find((known) => documentTypes[known] === type);
}

/** Returns the extension at the end of a key of ours; undefined if it is not a document's. */
export function documentExtension(key: string): DocumentType | undefined {
  return (Object.keys(documentTypes) as DocumentType[]).find((known) => key.endsWith(`.${known}`));
}
