/** Returns the keys of a table that the program itself wrote, typed. Not for outside data, which may have more keys. */
export function keysOf<T extends object>(table: T): (keyof T & string)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A type may leave out keys that a value has; a table of our own has none of those.
  return Object.keys(table) as (keyof T & string)[]
}

/** Returns the rows of such a table with their keys. */
export function entriesOf<T extends object>(table: T): { [K in keyof T & string]-?: [K, T[K]] }[keyof T & string][] {
  return keysOf(table).map((key) => [key, table[key]])
}

/** Builds a table with one row for each of these keys. */
export function tableOf<Key extends string, Row>(keys: readonly Key[], rowOf: (key: Key) => Row): Record<Key, Row> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Entries forget which keys there are; each of them has been given its row.
  return Object.fromEntries(keys.map((key) => [key, rowOf(key)])) as Record<Key, Row>
}

/** Returns whether a text is a key of a table. */
export function isKeyOf<T extends object>(table: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(table, key)
}
