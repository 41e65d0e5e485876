/** The letters of a label in one language, and what the response times of a service are measured from. */
export const guestServiceLimits = { labelLength: 60, measuredDays: 30, mostMeasured: 1_000 } as const
