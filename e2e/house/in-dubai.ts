/** Returns an instant as a sheet of the hotel shows it: four hours ahead of Greenwich, in summer and in winter. */
export function inDubai(instant: string): string {
  const there = new Date(Date.parse(instant) + 4 * 3_600_000)
  return `${there.toISOString().slice(0, 16).replace('T', ' ')} +04:00`
}
