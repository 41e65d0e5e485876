import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import { type SideDraft, sideDraftSchema } from '@brigade/domain/menus/menus.drafts.ts'
import { plainPosId } from '@brigade/domain/menus/menus.pos-ids.ts'
import { problemsOfSide } from '@brigade/domain/menus/menus.item-rules.ts'
import { textOfDraft } from '@brigade/domain/menus/menus.text-rules.ts'
import { sideColumns, type SideRow } from '../../part-columns.ts'
import { textOf } from '../../stored-values.ts'
import { guardPrices } from './locked-prices.ts'
import { assertSameVenue, venueOfParent } from '../parents.ts'
import type { PartEditor } from './part-editor.ts'

/** How sides are created, changed and deleted. */
export const sideEditor: PartEditor<SideRow, SideDraft> = {
  table: 'sides',
  entity: 'side',
  fields: keysOf(sideDraftSchema),
  texts: ['name'],
  fixed: ['restaurantId', 'itemId'],
  fieldOfColumn: {},
  defaults: { name: {}, price: null, min: 0, max: null, isActive: true, posItemId: null },
  siblings: ['itemId'],

  nameOf: (row) => textOf(row.name).en,

  recordOf: (row, { currency }) => sideColumns.read(row, currency),

  pricesOf: ({ price }) => ({ price }),

  columnsOf: (draft, { currency }) =>
    sideColumns.write(
      {
        ...draft,
        name: textOfDraft(draft.name ?? {}),
        min: draft.min ?? 0,
        posItemId: plainPosId(draft.posItemId),
      },
      currency,
    ),

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
