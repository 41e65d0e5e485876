/**
 * The letters of a label in one language, the most services of a venue's own and areas of one, the most requests of one with a form that
 * wait at a table, and what the response times of a service are measured from.
 */
export const guestServiceLimits = {
  labelLength: 60,
  mostOwn: 50,
  mostAreas: 20,
  mostWaiting: 5,
  measuredDays: 30,
  mostMeasured: 1_000,
} as const
