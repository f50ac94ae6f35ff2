export const standardLayouts = ['Theatre', 'Classroom', 'Banquet', 'Reception', 'Boardroom'] as const;

/** Where a space lies, by which the venue finder can be asked. */
export const settings = ['indoor', 'outdoor'] as const;
