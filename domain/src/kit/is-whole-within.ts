/** Whether a value is a whole number within limits, which it may reach. */
export function isWholeWithin(value: unknown, { least, most }: { least: number; most: number }): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
}
