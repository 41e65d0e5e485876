/** The size of an entry: how many fields it shows, and how long a value and a name may be in it. */
export const auditLimits = { fields: 60, value: 500, name: 200, depth: 4 } as const

/** The days for which entries are kept unless the settings of the server say otherwise: two years. */
export const auditDaysUnlessSet = 730

/** The minimum retention in days: recent entries can’t be deleted by a setting. */
export const auditDaysAtLeast = 30

/** The most days that may be set: a hundred years. */
export const auditDaysAtMost = 36_500

/** Failed sign-ins that are kept one by one in a minute, in one process: all others share a row. */
export const failedSignInsAMinute = 60

/** The maximum total of a list. Counting a million rows is slow, and later pages aren’t read. */
export const auditCountedTo = 1_000
