import { keysOf } from '../kit/table-keys.ts'
import { type FieldKind, type PartFields, fieldRowsOf } from './menus.fields.ts'
import type { ValuesOf } from './menus.field-values.ts'
import type { DraftKinds } from './menus.drafts.ts'
import { plainPosId } from './menus.pos-ids.ts'
import { menuTags } from './menus.tags.ts'
import { linesOfDraft, textOfDraft } from './menus.text-rules.ts'
import { tidyDays, tidyHours } from './menus.times.ts'

type Tidying = { [Kind in FieldKind]?: (value: DraftKinds[Kind]) => DraftKinds[Kind] }

/** Choices that were stored by another version are unknown to a form. */
const choices: Tidying = {
  days: tidyDays,
  hours: tidyHours,
  tag: (tag) => menuTags.find((known) => known === tag) ?? null,
}

const written: Tidying = {
  ...choices,
  name: textOfDraft,
  lines: linesOfDraft,
  text: (text) => text?.trim() || null,
  posId: plainPosId,
  min: (min) => min ?? 0,
}

/** Returns a stored record as a draft: the days, hours and tag that forms know, in their order. */
export function draftOfRecord<Fields extends PartFields, Rec extends Record<keyof Fields, unknown>>(
  fields: Fields,
  record: Rec,
): Omit<Rec, keyof Fields> & ValuesOf<Fields> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A record has values of the kinds of its fields.
  return tidied(fields, record, choices) as Omit<Rec, keyof Fields> & ValuesOf<Fields>
}

/** Returns a draft for storage: texts normalised, days and hours in order. */
export function storedDraft<Draft extends object>(fields: PartFields, draft: Draft): Draft {
  return tidied(fields, draft, written)
}

function tidied<Draft extends object>(fields: PartFields, draft: Draft, tidying: Tidying): Draft {
  const tidy: { [Kind in FieldKind]?: (value: never) => unknown } = tidying
  return fieldRowsOf<Draft>(keysOf(draft), (name) => {
    const [field, value] = [fields[name], draft[name]]
    const change = field && value !== undefined ? tidy[field.is] : undefined
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The kind of a field says which values it has.
    return change ? change(value as never) : value
  })
}
