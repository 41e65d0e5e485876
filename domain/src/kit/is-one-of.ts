/** Whether a value that anybody may have written is one of these. */
export function isOneOf<T>(list: readonly T[], value: unknown): value is T {
  return list.some((one) => one === value)
}
