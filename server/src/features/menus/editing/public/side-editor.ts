import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import type { SideDraft } from '@brigade/domain/menus/menus.drafts.ts'
import { localFieldsOf, sideFields } from '@brigade/domain/menus/menus.fields.ts'
import { defaultsOf } from '@brigade/domain/menus/menus.field-values.ts'
import { problemsOfSide } from '@brigade/domain/menus/menus.item-rules.ts'
import { storedDraft } from '@brigade/domain/menus/menus.tidy-fields.ts'
import { sideColumns, type SideRow } from '../../part-columns.ts'
import { localTextOf } from '../../stored-values.ts'
import { guardPrices } from './locked-prices.ts'
import { assertSameVenue, venueOfParent } from '../parents.ts'
import type { PartEditor } from './part-editor.ts'

/** The editor that creates, changes and deletes sides. */
export const sideEditor: PartEditor<SideRow, SideDraft> = {
  table: 'sides',
  entity: 'side',
  fields: keysOf(sideFields),
  texts: localFieldsOf(sideFields),
  fixed: ['restaurantId', 'itemId'],
  fieldOfColumn: {},
  defaults: defaultsOf(sideFields),
  siblings: ['itemId'],

  nameOf: (row) => localTextOf(row.name).en,

  recordOf: (row, { currency }) => sideColumns.read(row, currency),

  pricesOf: ({ price }) => ({ price }),

  columnsOf: (draft, { currency }) => sideColumns.write(storedDraft(sideFields, draft), currency),

  *guard({ changed, user, venue, now }) {
    if (changed.includes('price')) yield* guardPrices({ user, venue, now })
  },

  problemsOf({ row, after, venue, user }) {
    return problemsOfSide(after, { venue, role: user.role, lockedMin: row?.min ?? 0 })
  },

  *venueOf({ itemId, restaurantId }, user) {
    const venueId = yield* venueOfParent('items', { field: 'itemId', id: Number(itemId), code: 'itemUnknown', user })
    assertSameVenue(restaurantId, venueId, user)
    return venueId
  },

  placeOf: ({ itemId }) => ({ itemId: Number(itemId) }),
}
