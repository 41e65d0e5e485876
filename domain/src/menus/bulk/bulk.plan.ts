import type { LocalText } from '../../kit/languages.ts'
import { keysOf } from '../../kit/table-keys.ts'
import { type Editing, problemsOfChange } from '../menus.rules.ts'
import { plainName } from '../menus.text-rules.ts'
import { bulkDefaults } from './bulk.fields.ts'
import type { BulkKind } from './bulk.kinds.ts'
import { kindRules } from './bulk.rules.ts'
import { isSame } from './bulk.same.ts'
import type { BulkRecords } from './bulk.schema.ts'
import { cellProblem, type CellProblems } from './bulk.errors.ts'

/** An existing record as an import sees it. */
export type BulkKnown<Kind extends BulkKind> = BulkRecords[Kind] & { id: number }

/**
 * The data that an import is checked against: the venue, the editor, and the existing records below the same parents.
 */
export type BulkSetting<Kind extends BulkKind> = Editing & {
  known: ReadonlyMap<number, BulkKnown<Kind>>
  presets: readonly LocalText[]
  /** The categories of each menu, by its id. */
  categoriesOf: ReadonlyMap<number, ReadonlySet<number>>
}

/** The plan for one record of an import; without `changed` fields it stays as it is. */
export type PlannedRecord<Kind extends BulkKind> = {
  known: BulkKnown<Kind> | undefined
  after: BulkRecords[Kind]
  changed: readonly string[]
  problems: CellProblems
}

/** Plans one record of an import against the existing data, and returns its problems by the rules of the forms. */
export function planRecord<Kind extends BulkKind>(
  kind: Kind,
  record: BulkRecords[Kind],
  setting: BulkSetting<Kind>,
): PlannedRecord<Kind> {
  const { fields, parent, problemsOf } = kindRules[kind]
  const known = record.id === undefined ? undefined : setting.known.get(record.id)
  const isOtherTenant = record.id !== undefined && known?.[parent] !== record[parent]
  if (isOtherTenant) return { known: undefined, after: record, changed: [], problems: { id: cellProblem('idUnknown') } }

  const after = merge(kind, known ?? bulkDefaults[kind], record)
  const changed = known ? fields.filter((field) => !isSame(known[field], after[field])) : fields
  if (known && changed.length === 0) return { known, after, changed, problems: {} }
  const problems = problemsOf({ record, known, after, setting })
  return { known, after, changed, problems: known ? problemsOfChange(problems, changed) : problems }
}

/**
 * Returns the problems between the records of an import: names and ids that occur twice or are taken, by the record's
 * index in the list.
 */
export function problemsBetween<Kind extends BulkKind>(
  kind: Kind,
  planned: readonly PlannedRecord<Kind>[],
  known: ReadonlyMap<number, BulkKnown<Kind>>,
): Map<number, CellProblems> {
  const problems = new Map<number, CellProblems>()
  const { nameField, nameOf } = kindRules[kind]
  const keyOf = (record: BulkRecords[Kind]) => claimOf(kind, record)
  const claims = planned.map(({ known: before, after }) => !before || keyOf(before) !== keyOf(after))
  const leaving = new Set(planned.filter((_, index) => claims[index]).map(({ known: before }) => before?.id))
  const held = new Set([...known.values()].filter(({ id }) => !leaving.has(id)).map(keyOf))
  const claimed = new Set<string>()
  const ids = new Set<number>()

  planned.forEach(({ known: before, after }, index) => {
    if (before && ids.has(before.id)) problems.set(index, { id: cellProblem('idTwice') })
    if (before) ids.add(before.id)
    if (!claims[index] || plainName(nameOf(after)) === '') return
    const key = keyOf(after)
    const isTaken = held.has(key)
    if (isTaken || claimed.has(key)) {
      const problem = cellProblem(isTaken ? 'nameTaken' : 'nameTwice')
      problems.set(index, { ...problems.get(index), [`${nameField}.en`]: problem })
    }
    claimed.add(key)
  })
  return problems
}

/** A cache, because thousands of rows are compared after each key press in one of them. */
const knownClaims = new WeakMap<object, string>()

/**
 * Returns the name that a record claims, with its parent. The result is cached, so it can be computed in small steps
 * beforehand.
 */
export function claimOf<Kind extends BulkKind>(kind: Kind, record: BulkRecords[Kind]): string {
  const { nameOf, placeOf } = kindRules[kind]
  const claim = knownClaims.get(record) ?? `${placeOf(record)}\n${plainName(nameOf(record))}`
  knownClaims.set(record, claim)
  return claim
}

function merge<Kind extends BulkKind>(
  kind: Kind,
  base: Partial<BulkRecords[Kind]>,
  record: BulkRecords[Kind],
): BulkRecords[Kind] {
  const { texts, complete } = kindRules[kind]
  const merged: Partial<BulkRecords[Kind]> = { ...base }
  for (const field of keysOf(record)) {
    const value = record[field]
    if (value !== undefined) merged[field] = texts.includes(field) ? { ...base[field], ...value } : value
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What is sent are fields of the kind, and so is what stands below them.
  const after = merged as BulkRecords[Kind]
  return complete ? complete(after, base, record) : after
}
