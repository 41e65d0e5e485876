import type { MenuProblems } from '@brigade/domain/menus/menus.errors.ts'
import type { Doer, Principal } from '@brigade/domain/access/principal.ts'
import type { NamedPrices } from '@brigade/domain/menus/menus.price-changes.ts'
import type { EditedEntity } from '@brigade/domain/notifications/notifications.schema.ts'
import type { SqlValue, Work } from '#kit/work.ts'
import type { PartTable } from '../../visible-parts.ts'
import type { EditedVenue } from './edited-venue.ts'

/** What the rows of all five tables have. */
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

export type Columns = Record<string, SqlValue>

/** One edit that is about to be made: the draft before it (none when it is created), after it, and what differs. */
export type PartEdit<Row, Draft> = {
  row: Row | undefined
  before: Draft | undefined
  after: Draft
  changed: readonly string[]
  /** What a new one is to belong to, in columns; of one that is there, its row says it. */
  place: Columns
  venue: EditedVenue
  user: Principal
  now: Date
}

/** Records that keep another from being deleted. */
export type InTheWay = { entity: string; names: string[] }

/** What needs the database, or is known without it. */
export type MaybeWork<T> = Work<T> | T

/** The value of either. */
export function* runWork<T>(value: MaybeWork<T>): Work<T> {
  return isWork(value) ? yield* value : value
}

function isWork<T>(value: MaybeWork<T>): value is Work<T> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value && 'next' in value
}

/** What the form of a record holds, as it is stored. */
export function draftOf<Row, Draft extends object>(
  { fields, recordOf }: { fields: readonly (keyof Draft)[]; recordOf(row: Row, venue: EditedVenue): Draft },
  row: Row,
  venue: EditedVenue,
): Draft {
  const record = recordOf(row, venue)
  const draft = fields.map((field) => [field, record[field]])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The fields of a kind are all those of its drafts.
  return Object.fromEntries(draft) as Draft
}

/** How one kind of menu part is created, changed and deleted; `Draft` is what its form holds, prices as decimals. */
export type PartEditor<Row extends PartRow, Draft extends object> = {
  table: PartTable
  entity: EditedEntity
  /** The fields that are taken from bodies; others that come along are ignored. */
  fields: readonly (keyof Draft & string)[]
  /** Those of them that are texts in nine languages, and merged by language. */
  texts: readonly (keyof Draft & string)[]
  /** Those that say what it belongs to and never change. */
  fixed: readonly string[]
  /** The field that a column is on the wire, where it bears another name. */
  fieldOfColumn: Readonly<Record<string, string>>
  defaults: Draft
  nameOf(row: Row): string
  /** The record as its form takes it; what is no field of the form may come along. */
  recordOf(row: Row, venue: EditedVenue): Draft
  /** What it costs, by what people call each of its prices. */
  pricesOf?(draft: Draft): NamedPrices
  columnsOf(draft: Draft, venue: EditedVenue): Columns
  /** Completes a draft that a body was merged into. */
  completeDraft?(after: Draft, change: { before: Draft; body: Draft }): MaybeWork<Draft>
  /** Throws Forbidden for what this person may not change, or not without a passphrase. */
  guard?(edit: PartEdit<Row, Draft>): MaybeWork<void>
  problemsOf(edit: PartEdit<Row, Draft>): MaybeWork<MenuProblems>
  /** What else changes with it, in the same transaction. */
  alsoChange?(edit: PartEdit<Row, Draft>): MaybeWork<void>
  /** Throws Forbidden where deleting needs a passphrase. */
  guardRemoval?(removal: { row: Row; venue: EditedVenue; user: Principal; now: Date }): MaybeWork<void>
  inTheWay?(row: Row): MaybeWork<InTheWay[]>
  /** The venue of a new one, from what it is to belong to. Throws for a stranger's. */
  venueOf(body: Draft & Record<string, unknown>, user: Principal): Work<number>
  /** Columns of a new one that say what it belongs to and are no fields of its form. */
  placeOf(body: Draft & Record<string, unknown>): Columns
  /** The columns whose values its siblings share, among whom it has its index. */
  siblings: readonly string[]
}
