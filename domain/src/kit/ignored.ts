import { type TProperties, Type } from '@sinclair/typebox'

/** A field that is accepted with any value and changes nothing. */
export const ignored = Type.Optional(Type.Unknown({ readOnly: true }))

/** Returns the fields of a record as accepted and ignored in a body. */
export function ignoredFields<Fields extends TProperties>(fields: Fields): Fields {
  const marked = Object.entries(fields).map(([name, schema]) => [name, { ...schema, readOnly: true }])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Entries forget which schema is of which field.
  return Object.fromEntries(marked) as Fields
}
