/** The length of a key's name, and how many keys of a venue may be in use at once. */
export const machineLimits = { nameLength: 60, keys: 50 } as const
