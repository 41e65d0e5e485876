import type { ServiceEvent } from '@brigade/domain/access/contract.ts'
import { changesBetween, hiddenChange } from '@brigade/domain/access/audit-changes.ts'
import type { AuditAct, AuditedRecord } from '@brigade/domain/access/audit-kinds.ts'
import type { AuditContent } from '@brigade/domain/access/audit-entry.schema.ts'
import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import type { Currency } from '@brigade/domain/kit/money.ts'
import type { Auditing, SqlValue, Transaction, PlacesById } from './transaction.ts'

/** Declares that each change of a table's rows is in the audit log. */
export type AuditedAs<Sent, Kept> = {
  record: AuditedRecord
  /** Returns the readable name of a record. */
  nameOf(record: Sent): string
  /** The fields that leave the server and are not logged, besides `unlogged`. Others that leave it are. */
  except?: readonly (keyof Sent & string)[]
  /** Fields that never leave the server, of which the log has only that they changed. No others of those are logged. */
  hidden?: readonly (keyof Kept & string)[]
  /**
   * Returns the venues of a row, if that is not its `restaurantId`. An entry is written at each that it had before or has now; at none,
   * it is one of head office.
   */
  placesOf?(row: object): Transaction<readonly number[]>
  /** Returns the currency of a row's amounts, if the row does not store it. */
  currencyOf?(row: object): Transaction<Currency | undefined>
}

/** Fields that say when and by whom a record was changed, which each entry says by itself. */
const unlogged = ['id', 'restaurantId', 'version', 'createdAt', 'updatedAt', 'updatedBy'] as const

type Column = { field: string; name: string }

/** Returns the names of the columns whose changes are logged. */
export function namesLogged<Sent, Kept>(
  { except = [], hidden = [] }: AuditedAs<Sent, Kept>,
  { sentColumns, keptColumns }: Record<'sentColumns' | 'keptColumns', readonly Column[]>,
): string[] {
  const left: readonly string[] = [...unlogged, ...except]
  const secrets: readonly string[] = hidden
  const columns = [
    ...sentColumns.filter(({ field }) => !left.includes(field)),
    ...keptColumns.filter(({ field }) => secrets.includes(field)),
  ]
  return columns.map(({ name }) => name)
}

/** The table of a declaration. */
export type AuditedTable<Sent> = {
  table: string
  /** Reads a record as it leaves the server. */
  read(row: object, currency: Currency | undefined): Sent
}

type Found = { where: string; params: readonly SqlValue[] }

const actOf = { created: 'created', patched: 'changed', removed: 'removed' } satisfies Record<ServiceEvent, AuditAct>

/** Returns how a statement that creates, changes or removes rows is logged. `found` finds the rows that it changes. */
export function auditingOf<Sent extends object, Kept>(
  declared: AuditedAs<Sent, Kept>,
  { table, read }: AuditedTable<Sent>,
  { event, found }: { event: ServiceEvent; found?: Found },
): Auditing {
  const except = [...unlogged, ...(declared.except ?? [])]
  const before = found && { sql: `SELECT * FROM ${table} WHERE ${found.where}`, params: found.params }

  function* contentsOfRow({ was, is, placesBefore }: Changed): Transaction<AuditContent[]> {
    const row = is ?? was!
    const currency = declared.currencyOf && (yield* declared.currencyOf(row))
    const [one, other] = [was && read(was, currency), is && read(is, currency)]
    const { changes, moreChanges } = changesBetween({ before: one ?? null, after: other ?? null, except })
    const hidden =
      was && is ? (declared.hidden ?? []).filter((field) => valueIn(was, field) !== valueIn(is, field)) : []
    if (event === 'patched' && changes.length === 0 && hidden.length === 0) return []
    const content = {
      act: actOf[event],
      record: declared.record,
      recordId: numberIn(row, 'id'),
      recordName: declared.nameOf(other ?? one ?? read(row, currency)),
      changes: [...changes, ...hidden.map(hiddenChange)],
      moreChanges,
    }
    if (!declared.placesOf) return [{ ...content, restaurantId: numberIn(row, 'restaurantId') }]
    const earlier = placesBefore.get(valueIn(row, 'id')) ?? []
    return atEachVenue(content, [...earlier, ...(yield* declared.placesOf(row))])
  }

  function* placesBefore(rows: readonly object[]): Transaction<PlacesById> {
    const venues = new Map<unknown, readonly number[]>()
    for (const row of rows) venues.set(valueIn(row, 'id'), declared.placesOf ? yield* declared.placesOf(row) : [])
    return venues
  }

  return {
    ...(before && { before }),
    ...(declared.placesOf && { placesBefore }),
    *contentsOf({ placesBefore, ...rows }) {
      const earlier = new Map(rows.before.map((row) => [valueIn(row, 'id'), row]))
      const contents: AuditContent[] = []
      for (const row of rows.returned) {
        const was = event === 'patched' ? earlier.get(valueIn(row, 'id')) : undefined
        const changed = event === 'removed' ? { was: row, is: undefined } : { was, is: row }
        contents.push(...(yield* contentsOfRow({ ...changed, placesBefore })))
      }
      return contents
    },
  }
}

type Changed = { was: object | undefined; is: object | undefined; placesBefore: PlacesById }

/** Returns an entry for each of these venues; for none, one of head office. */
export function atEachVenue(content: Omit<AuditContent, 'restaurantId'>, venueIds: readonly number[]): AuditContent[] {
  const venues = venueIds.length === 0 ? [null] : [...new Set(venueIds)]
  return venues.map((restaurantId) => ({ ...content, restaurantId }))
}

function valueIn(row: object, column: string): unknown {
  return hasFields(row) ? row[column] : undefined
}

/** Returns the number in a column; null if there is none. */
export function numberIn(row: object, column: string): number | null {
  const value = valueIn(row, column)
  return typeof value === 'number' ? value : null
}
