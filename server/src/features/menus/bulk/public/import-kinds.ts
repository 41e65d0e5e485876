import { randomBytes } from 'node:crypto'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { BulkKnown } from '@brigade/domain/menus/bulk/bulk.plan.ts'
import type { BulkRecords } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import type { MenuErrorCode } from '@brigade/domain/menus/menus.errors.ts'
import type { EditedEntity } from '@brigade/domain/notifications/notifications.schema.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { categoryEditor } from '../../editing/public/category-editor.ts'
import type { EditedVenue } from '../../editing/public/edited-venue.ts'
import { groupEditor } from '../../editing/public/group-editor.ts'
import { itemEditor } from '../../editing/public/item-editor.ts'
import { menuEditor } from '../../editing/public/menu-editor.ts'
import {
  type PartColumns,
  storedDraftOf,
  type PartEdit,
  type PartEditor,
  type PartRow,
  runWork,
} from '../../editing/public/part-editor.ts'
import { sideEditor } from '../../editing/public/side-editor.ts'
import type { EditedTable, PartTable } from '../../visible-parts.ts'

/** The parents of records of a kind, and the records below them. */
type Places = {
  parentTable: PartTable | 'venues'
  /** The column and the field that name the parent. */
  parent: 'restaurantId' | 'menuId' | 'itemId'
  parentUnknown: MenuErrorCode
  below: readonly { table: PartTable; by: string }[]
}

/** The import of one kind of menu part: by the same rows, defaults and gates as when one is edited alone. */
export type ImportKind<Kind extends BulkKind> = Places & {
  kind: Kind
  table: EditedTable
  entity: EditedEntity
  siblings: readonly string[]
  nameOf(row: PartRow): string
  knownOf(row: PartRow, venue: EditedVenue): BulkKnown<Kind>
  /** The columns of a record's values and of its place. */
  columnsOf(record: BulkRecords[Kind], venue: EditedVenue): PartColumns
  /** The columns of a new, empty record. */
  defaultColumns(venue: EditedVenue): PartColumns
  fieldsOf(columns: readonly string[]): string[]
  /** `isDiscounted`: one of the records has a discount, so that its times are part of its price. */
  guard(
    edit: Pick<PartEdit<PartRow, object>, 'row' | 'changed' | 'user' | 'venue' | 'now'> & { isDiscounted: boolean },
  ): Transaction<void>
  guardRemoval(removal: Pick<PartEdit<PartRow, object>, 'user' | 'venue' | 'now'> & { row: PartRow }): Transaction<void>
}

const inVenue = { parentTable: 'venues', parent: 'restaurantId', parentUnknown: 'venueUnknown' } as const
const inMenu = { parentTable: 'menus', parent: 'menuId', parentUnknown: 'menuUnknown' } as const
const inItem = { parentTable: 'items', parent: 'itemId', parentUnknown: 'itemUnknown' } as const

export const importKinds: { [Kind in BulkKind]: ImportKind<Kind> } = {
  menus: importKind('menus', menuEditor, {
    ...inVenue,
    below: [
      { table: 'categories', by: 'menuId' },
      { table: 'items', by: 'menuId' },
    ],
  }),
  categories: importKind('categories', categoryEditor, { ...inMenu, below: [{ table: 'items', by: 'categoryId' }] }),
  items: importKind('items', itemEditor, {
    ...inMenu,
    below: [
      { table: 'sides', by: 'itemId' },
      { table: 'modifier_groups', by: 'itemId' },
    ],
  }),
  sides: importKind('sides', sideEditor, { ...inItem, below: [] }),
  modifiers: importKind('modifiers', groupEditor, { ...inItem, below: [] }),
}

function importKind<Kind extends BulkKind, Row extends PartRow, Draft extends object>(
  kind: Kind,
  part: PartEditor<Row, Draft>,
  places: Places,
): ImportKind<Kind> {
  const { table, entity, siblings, fieldOfColumn, defaults } = part
  const { parent } = places
  /* oxlint-disable typescript/no-unsafe-type-assertion -- Rows come from the kind's own table; drafts of forms and of imports have the same fields. */
  const rowOf = (row: PartRow) => row as Row
  const recordOf = (draft: Draft, place: object) => ({ ...draft, ...place }) as unknown as BulkKnown<Kind>
  const draftOfRecord = (record: object) => record as Draft & Record<string, unknown>
  /* oxlint-enable typescript/no-unsafe-type-assertion */
  return {
    ...places,
    kind,
    table,
    entity,
    siblings,
    nameOf: (row) => part.nameOf(rowOf(row)),
    knownOf(row, venue) {
      const place = { id: row.id, [parent]: (row as PartRow & Record<string, unknown>)[parent] }
      return recordOf(storedDraftOf(part, rowOf(row), venue), place)
    },
    columnsOf(record, venue) {
      const draft = draftOfRecord(withOptionIds(record))
      return Object.assign(part.columnsOf(draft, venue), part.placeOf(draft), { restaurantId: venue.id })
    },
    defaultColumns: (venue) => part.columnsOf(defaults, venue),
    fieldsOf: (columns) => columns.map((column) => fieldOfColumn[column] ?? column),
    *guard({ row, isDiscounted, ...edit }) {
      const after = draftOfRecord({ ...defaults, isDiscountedPrice: isDiscounted })
      const whole = { ...edit, row: row && rowOf(row), before: undefined, after, place: {} }
      if (part.guard) yield* runWork(part.guard(whole))
    },
    *guardRemoval({ row, ...removal }) {
      if (part.guardRemoval) yield* runWork(part.guardRemoval({ ...removal, row: rowOf(row) }))
    },
  }
}

/** Returns a record whose options all have an id: new ones get theirs. Other records stay as they are. */
function withOptionIds(record: BulkRecords[BulkKind]): BulkRecords[BulkKind] {
  if (!('modifiersList' in record)) return record
  const modifiersList = (record.modifiersList ?? []).map((option) => ({
    ...option,
    _id: option._id ?? randomBytes(12).toString('hex'),
  }))
  return { ...record, modifiersList }
}
