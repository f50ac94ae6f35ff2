/** Characters of a staff password. */
export const passwordLength = { least: 12, most: 128 } as const;
