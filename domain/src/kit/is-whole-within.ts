/** Returns whether a value is a whole number within these limits, both included. */
export function isWholeWithin(value: unknown, { least, most }: { least: number; most: number }): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
}
