const dayMs = 86_400_000

/** Returns the instant this many days of 24 hours earlier, regardless of clock changes in between. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * dayMs).toISOString()
}
