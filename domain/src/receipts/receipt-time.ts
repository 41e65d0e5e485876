const formatters = new Map<string, Intl.DateTimeFormat>()

/**
 * Returns an instant on a venue's clock for receipts: `2026-03-04 12:05`, which reads the same in every language.
 * `timeZone` is an IANA name.
 */
export function receiptTime(instant: string, timeZone: string): string {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    formatters.set(timeZone, formatter)
  }
  const parts = formatter.formatToParts(new Date(instant))
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}`
}
