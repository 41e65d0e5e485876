/** The keys of a table that the program wrote itself, as its type says them. Not for what comes from outside, which may have more. */
export function keysOf<T extends object>(table: T): (keyof T & string)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A type may leave out keys that a value has; a table of our own has none of those.
  return Object.keys(table) as (keyof T & string)[]
}

/** The rows of such a table with their keys. */
export function entriesOf<T extends object>(table: T): { [K in keyof T & string]-?: [K, T[K]] }[keyof T & string][] {
  return keysOf(table).map((key) => [key, table[key]])
}

/** A table with a row for each of these keys. */
export function tableOf<Key extends string, Row>(keys: readonly Key[], rowOf: (key: Key) => Row): Record<Key, Row> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Entries forget which keys there are; each of them has been given its row.
  return Object.fromEntries(keys.map((key) => [key, rowOf(key)])) as Record<Key, Row>
}

/** Whether a text is a key of a table. */
export function isKeyOf<T extends object>(table: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(table, key)
}
