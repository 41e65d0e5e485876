/** Returns whether a value of unknown origin is in this list. */
export function isOneOf<T>(list: readonly T[], value: unknown): value is T {
  return list.some((one) => one === value)
}
