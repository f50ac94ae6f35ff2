/** Which drawn picture stands in for a name whose own is not drawn yet. A name leaves this table when its master arrives. */
export const standIns = {} as const satisfies Record<string, string>;
