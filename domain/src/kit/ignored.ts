import { type TProperties, Type } from '@sinclair/typebox'

/** A field that may come along with a body, whatever it holds, and changes nothing. */
export const ignored = Type.Optional(Type.Unknown({ readOnly: true }))

/** Fields that may come along as they stand in the record, and change nothing. */
export function ignoredFields<Fields extends TProperties>(fields: Fields): Fields {
  const marked = Object.entries(fields).map(([name, schema]) => [name, { ...schema, readOnly: true }])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Entries forget which schema is of which field.
  return Object.fromEntries(marked) as Fields
}
