import { fromMinor, toMinor } from '@brigade/domain/kit/money.ts'
import { type SideDraft, sideDraftSchema } from '@brigade/domain/menus/menus.drafts.ts'
import { problemsOfSide } from '@brigade/domain/menus/menus.item-rules.ts'
import { textOfDraft } from '@brigade/domain/menus/menus.text-rules.ts'
import { type SideRow, textOf } from '../../menu-rows.ts'
import { guardPrices } from '../locked-prices.ts'
import { trimmed } from './menu-kind.ts'
import { assertSameVenue, venueOfParent } from '../parents.ts'
import type { PartKind } from './part-kind.ts'

/** How sides are created, changed and deleted. */
export const sideKind: PartKind<SideRow, SideDraft> = {
  table: 'sides',
  entity: 'side',
  fields: Object.keys(sideDraftSchema) as (keyof SideDraft)[],
  texts: ['name'],
  fixed: ['restaurantId', 'itemId'],
  fieldOfColumn: {},
  defaults: { name: {}, price: null, min: 0, max: null, isActive: true, posItemId: null },
  siblings: ['itemId'],

  nameOf: (row) => textOf(row.name).en,

  draftOf: (row, { currency }) => ({
    name: textOf(row.name),
    price: fromMinor(row.price, currency),
    min: row.min,
    max: row.max,
    isActive: Boolean(row.isActive),
    posItemId: row.posItemId,
  }),

  pricesOf: ({ price }) => ({ price }),

  columnsOf: (draft, { currency }) => ({
    name: JSON.stringify(textOfDraft(draft.name ?? {})),
    price: draft.price == null ? null : toMinor(draft.price, currency),
    min: draft.min ?? 0,
    max: draft.max ?? null,
    isActive: draft.isActive ?? true,
    posItemId: trimmed(draft.posItemId),
  }),

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
