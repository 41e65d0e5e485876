const dayMs = 86_400_000

/** The instant so many days of 24 hours before another one, whatever the clocks of a venue did meanwhile. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * dayMs).toISOString()
}
