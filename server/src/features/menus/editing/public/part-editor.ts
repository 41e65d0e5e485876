import type { MenuProblems } from '@brigade/domain/menus/menus.errors.ts'
import type { Doer, Principal } from '@brigade/domain/access/principal.ts'
import type { NamedPrices } from '@brigade/domain/menus/menus.price-changes.ts'
import type { EditedEntity } from '@brigade/domain/notifications/notifications.schema.ts'
import type { SqlValue, Transaction } from '#kit/database/transaction.ts'
import type { EditedTable } from '../../visible-parts.ts'
import type { EditedVenue } from './edited-venue.ts'

/** The columns of all tables of menu parts. */
export type PartRow = {
  id: number
  restaurantId: number
  index: number
  version: number
  updatedAt: string
  updatedBy: string | null
  updatedByKind: Doer['byKind'] | null
  updatedById: number | null
  fieldVersions: string
}

export type PartColumns = Record<string, SqlValue>

/** One edit: the draft before it (undefined for a new record), after it, and the fields that differ. */
export type PartEdit<Row, Draft> = {
  row: Row | undefined
  before: Draft | undefined
  after: Draft
  changed: readonly string[]
  /** The parent of a new record, as columns; an existing one has it in its row. */
  place: PartColumns
  venue: EditedVenue
  user: Principal
  now: Date
}

/** Records that keep another from being deleted. */
export type InTheWay = { entity: string; names: string[] }

/** A value that needs the database, or one that is known without it. */
export type MaybeWork<T> = Transaction<T> | T

/** Returns the value of either. */
export function* runWork<T>(value: MaybeWork<T>): Transaction<T> {
  return isWork(value) ? yield* value : value
}

function isWork<T>(value: MaybeWork<T>): value is Transaction<T> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value && 'next' in value
}

/** Returns the fields of a record's form, as they are stored. */
export function storedDraftOf<Row, Draft extends object>(
  { fields, recordOf }: { fields: readonly (keyof Draft)[]; recordOf(row: Row, venue: EditedVenue): Draft },
  row: Row,
  venue: EditedVenue,
): Draft {
  const record = recordOf(row, venue)
  const draft = fields.map((field) => [field, record[field]])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The fields of a kind are all those of its drafts.
  return Object.fromEntries(draft) as Draft
}

/**
 * An editor that creates, changes and deletes one kind of menu part; `Draft` is the content of its form, prices as
 * decimals.
 */
export type PartEditor<Row extends PartRow, Draft extends object> = {
  table: EditedTable
  entity: EditedEntity
  /** The fields that are read from bodies; others are ignored. */
  fields: readonly (keyof Draft & string)[]
  /** The fields that are texts in nine languages and are merged by language. */
  texts: readonly (keyof Draft & string)[]
  /** The fields that name its parent and never change. */
  fixed: readonly string[]
  /** The field name on the wire of a column, if it differs. */
  fieldOfColumn: Readonly<Record<string, string>>
  defaults: Draft
  nameOf(row: Row): string
  /** Returns the record as its form has it; it may have further fields. */
  recordOf(row: Row, venue: EditedVenue): Draft
  /** Its prices, by the name that people use for each. */
  pricesOf?(draft: Draft): NamedPrices
  columnsOf(draft: Draft, venue: EditedVenue): PartColumns
  /** Completes a draft that a body was merged into. */
  completeDraft?(after: Draft, change: { before: Draft; body: Draft }): MaybeWork<Draft>
  /** Throws Forbidden for what this person may not change, or not without a passphrase. */
  guard?(edit: PartEdit<Row, Draft>): MaybeWork<void>
  problemsOf(edit: PartEdit<Row, Draft>): MaybeWork<MenuProblems>
  /** The items whose price depends on a stored record, if they are others than the one that its row names. */
  pricedItems?(row: Row): Transaction<number[]>
  /** Brings up to date what repeats a record, once it is stored: its items have other prices then. */
  repeat?(row: Row): Transaction<void>
  /** Makes the further changes of an edit, in the same transaction. */
  alsoChange?(edit: PartEdit<Row, Draft>): MaybeWork<void>
  /** Throws Forbidden if deleting needs a passphrase. */
  guardRemoval?(removal: { row: Row; venue: EditedVenue; user: Principal; now: Date }): MaybeWork<void>
  inTheWay?(row: Row): MaybeWork<InTheWay[]>
  /** Returns the venue of a new record, from its parent. Throws for another tenant's. */
  venueOf(body: Draft & Record<string, unknown>, user: Principal): Transaction<number>
  /** Returns the columns of a new record that name its parent and are no fields of its form. */
  placeOf(body: Draft & Record<string, unknown>): PartColumns
  /** The columns whose values its siblings share, and within which it has its index. */
  siblings: readonly string[]
}
