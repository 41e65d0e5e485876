/**
 * Returns a function that computes a value of a record once, and again only if the value that it depends on is another.
 * A changed record is another object. A busy board asks for values of two thousand orders ten times a second.
 */
export function oncePerRecord<T extends object, D, V>(compute: (record: T, dependsOn: D) => V) {
  const known = new WeakMap<T, { dependsOn: D; value: V }>()
  return (record: T, dependsOn: D): V => {
    const before = known.get(record)
    if (before?.dependsOn === dependsOn) return before.value
    const value = compute(record, dependsOn)
    known.set(record, { dependsOn, value })
    return value
  }
}
