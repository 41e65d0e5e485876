import { keysOf } from '../kit/table-keys.ts'
import { type FieldKind, type PartField, type PartFields, fieldRowsOf } from './menus.fields.ts'
import type { DraftKinds } from './menus.drafts.ts'

/** The values of fields, all of them given. */
export type ValuesOf<Fields extends PartFields> = { -readonly [Name in keyof Fields]: DraftKinds[Fields[Name]['is']] }

/** Returns the values of a new record for the fields that its body leaves out. */
export function defaultsOf<Fields extends PartFields>(fields: Fields): ValuesOf<Fields> {
  return valuesOf(fields, defaultOf)
}

/** Returns the values of a new record that forms and imports propose: it is available at all times. (spec 2, §9) */
export function proposedOf<Fields extends PartFields>(fields: Fields): ValuesOf<Fields> {
  return valuesOf(fields, (field) => ('proposed' in field ? field.proposed : defaultOf(field)))
}

const emptyValues: Partial<{ [Kind in FieldKind]: DraftKinds[Kind] }> = {
  name: {},
  lines: {},
  days: [],
  hours: [],
  min: 0,
  optionIds: [],
  images: [],
  options: [],
}

function defaultOf(field: PartField): unknown {
  return 'default' in field ? field.default : (emptyValues[field.is] ?? null)
}

function valuesOf<Fields extends PartFields>(fields: Fields, valueOf: (field: PartField) => unknown): ValuesOf<Fields> {
  return fieldRowsOf<ValuesOf<Fields>>(keysOf(fields), (name) => valueOf(fields[name]!))
}
