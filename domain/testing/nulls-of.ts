import type { Static, TObject } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

type NullsOf<T> = { [Field in keyof T as null extends T[Field] ? Field : never]: null }

/** Returns null for each field of a record that may be null: a builder names only the others. */
export function nullsOf<Schema extends TObject>({ properties }: Schema): NullsOf<Static<Schema>> {
  const fields = Object.keys(properties).filter((field) => Value.Check(properties[field]!, null))
  return Object.fromEntries(fields.map((field) => [field, null])) as NullsOf<Static<Schema>>
}
