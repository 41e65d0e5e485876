import { menuProblem, type MenuProblems } from '@brigade/domain/menus/menus.errors.ts'
import type { GroupDraft, SideDraft } from '@brigade/domain/menus/menus.drafts.ts'
import { problemsOfGroup, problemsOfOptionNames } from '@brigade/domain/menus/menus.group-rules.ts'
import { problemsOfSide } from '@brigade/domain/menus/menus.item-rules.ts'
import { plainName } from '@brigade/domain/menus/menus.text-rules.ts'
import { many, type Transaction } from '#kit/database/transaction.ts'
import { groupEditor } from '../editing/public/group-editor.ts'
import { problemsOfOptionPrices } from '../editing/public/lowest-price.ts'
import { menuEditor } from '../editing/public/menu-editor.ts'
import { type PartEditor, runWork } from '../editing/public/part-editor.ts'
import { sideEditor } from '../editing/public/side-editor.ts'
import type { SharedGroupRow, SharedSideRow } from '../part-columns.ts'
import { listGroupNames } from '../presets/public/list-group-names.ts'
import { localTextOf } from '../stored-values.ts'
import { linkedParts, repeatShared, sharedStorage, type SharedStorage } from './public/shared-storage.ts'

/** What both kinds share: they belong to a venue, and the items that have them follow. */
const shared = {
  fixed: ['restaurantId'],
  siblings: ['restaurantId'],
  venueOf: menuEditor.venueOf,

  placeOf: () => ({}),
}

/** The editor of the modifier groups that several items share. */
export const sharedGroupEditor: PartEditor<SharedGroupRow, GroupDraft> = {
  ...groupEditor,
  ...shared,
  ...followed(sharedStorage.group),
  table: 'shared_groups',

  nameOf: (row) => localTextOf(row.groupName).en,

  recordOf: (row, { currency }) => sharedStorage.group.columns.read(row, currency),

  *guard(edit) {
    if (groupEditor.guard) yield* runWork(groupEditor.guard({ ...edit, row: undefined }))
  },

  *problemsOf({ row, before, after, changed, venue, user }) {
    const presets = (yield* listGroupNames()).map(({ name }) => name)
    const edited = row ? yield* linkedParts(sharedStorage.group, row.id) : []
    const priced = yield* problemsOfOptionPrices(
      edited.map(({ id, itemId }) => ({ id, itemId, group: after })),
      venue,
    )
    const isRenamed = row !== undefined && changed.includes('groupName')
    return {
      ...(isRenamed && (yield* problemsOfNameOnItems(sharedStorage.group, row.id, after.groupName))),
      ...priced.find((problems) => Object.keys(problems).length > 0),
      ...problemsOfOptionNames(after.modifiersList ?? [], before?.modifiersList ?? []),
      ...problemsOfGroup(after, { venue, role: user.role, presets }),
    }
  },

  inTheWay: (row) => itemsWith(sharedStorage.group, row.id),
}

/** The editor of the sides that several items share. */
export const sharedSideEditor: PartEditor<SharedSideRow, SideDraft> = {
  ...sideEditor,
  ...shared,
  ...followed(sharedStorage.side),
  table: 'shared_sides',

  nameOf: (row) => localTextOf(row.name).en,

  recordOf: (row, { currency }) => sharedStorage.side.columns.read(row, currency),

  *guard(edit) {
    if (sideEditor.guard) yield* runWork(sideEditor.guard({ ...edit, row: undefined }))
  },

  *problemsOf({ row, after, changed, venue, user }) {
    const isRenamed = row !== undefined && changed.includes('name')
    return {
      ...(isRenamed && (yield* problemsOfNameOnItems(sharedStorage.side, row.id, after.name))),
      ...problemsOfSide(after, { venue, role: user.role, lockedMin: row?.min ?? 0 }),
    }
  },

  inTheWay: (row) => itemsWith(sharedStorage.side, row.id),
}

function followed(storage: SharedStorage) {
  return {
    *pricedItems({ id }: { id: number }): Transaction<number[]> {
      return (yield* linkedParts(storage, id)).map(({ itemId }) => itemId)
    },

    repeat: ({ id }: { id: number }) => repeatShared(storage, id),
  }
}

type Named = { itemId: number; name: string; itemName: string }

/** Returns the problem of a new name that another group or side of one of its items has. */
function* problemsOfNameOnItems(
  { parts, nameColumn }: SharedStorage,
  id: number,
  name: GroupDraft['groupName'],
): Transaction<MenuProblems> {
  const others = yield* many<Named>(
    `SELECT p."itemId", p."${nameColumn}" AS "name", i."name" AS "itemName"
     FROM ${parts} l JOIN ${parts} p ON p."itemId" = l."itemId" AND p."id" <> l."id" JOIN items i ON i."id" = p."itemId"
     WHERE l."sharedId" = ?`,
    id,
  )
  const taken = others.find((other) => plainName(localTextOf(other.name)) === plainName(name))
  return taken ? { [`${nameColumn}.en`]: nameTakenBy(taken) } : {}
}

/** Returns the problem of a name that an item has already. */
export function nameTakenBy({ name, itemName }: Pick<Named, 'name' | 'itemName'>) {
  return menuProblem('sharedNameTaken', { item: localTextOf(itemName).en, name: localTextOf(name).en })
}

function* itemsWith({ parts }: SharedStorage, id: number) {
  const items = yield* many<{ name: string }>(
    `SELECT i."name" FROM ${parts} p JOIN items i ON i."id" = p."itemId" WHERE p."sharedId" = ? ORDER BY i."id"`,
    id,
  )
  return [{ entity: 'items', names: items.map(({ name }) => localTextOf(name).en) }]
}
