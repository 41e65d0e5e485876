import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import type { Typed } from '@brigade/domain/menus/menus.drafts.ts'
import { type PartFields, fieldRowsOf } from '@brigade/domain/menus/menus.fields.ts'
import { proposedOf, type ValuesOf } from '@brigade/domain/menus/menus.field-values.ts'
import { draftOfRecord } from '@brigade/domain/menus/menus.tidy-fields.ts'

/** Returns the form values of a record; those of a new one are what is proposed. */
export function formValuesOf<Fields extends PartFields>(
  fields: Fields,
  record: Record<keyof Fields, unknown> | null,
): Typed<ValuesOf<Fields>> {
  if (!record) return proposedOf(fields)
  const draft: Record<string, unknown> = draftOfRecord(fields, record)
  return fieldRowsOf<Typed<ValuesOf<Fields>>>(keysOf(fields), (name) => draft[name])
}
