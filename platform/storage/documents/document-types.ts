export type DocumentType = 'pdf' | 'doc' | 'docx';

/** What each kind of document is called in HTTP. */
export const documentTypes: Record<DocumentType, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** The extension of what is stored under this type; undefined where it is no document. */
export function extensionOf(type: string | null): DocumentType | undefined {
  return (Object.keys(documentTypes) as DocumentType[]).find((known) => documentTypes[known] === type);
}

/** The extension that a key of ours ends with; undefined where it is no document's. */
export function documentExtension(key: string): DocumentType | undefined {
  return (Object.keys(documentTypes) as DocumentType[]).find((known) => key.endsWith(`.${known}`));
}
