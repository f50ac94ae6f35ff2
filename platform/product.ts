/** The product that runs on this platform: its name, and how the names of its database, roles, archives and metrics begin. */
export const product = { name: 'Tivoli', prefix: 'tivoli' } as const;
