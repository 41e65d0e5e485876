import type { Currency } from '@brigade/domain/kit/money.ts'
import { fromMinor } from '@brigade/domain/kit/money.ts'
import { type VenueTime, venueTime } from '@brigade/domain/kit/venue-clock.ts'
import { basePrice, type Catalogue, type CatalogueItem, isAvailable } from '@brigade/domain/menus/menus.catalogue.ts'
import { isSoldOut } from '@brigade/domain/menus/menus.sold-out.ts'
import type { RecommendationDialog } from '@brigade/domain/menus/menus.tags.ts'
import type { DialogItem, GuestDialog, GuestDialogs } from '@brigade/domain/recommendations/dialogs.schema.ts'
import type { OrderPause } from '@brigade/domain/venues/pausing.schema.ts'
import { orderStops } from '@brigade/domain/venues/pausing.rules.ts'
import type { Catalogues } from '#features/menus/public/catalogues.ts'
import { readStored } from '#kit/database/stored-json.ts'
import { many, one, type Transaction } from '#kit/database/transaction.ts'
import { recordUnknown } from '#kit/errors/errors.ts'
import {
  mainOptionColumns,
  type MainOptionRow,
  primaryHeadingColumns,
  type PrimaryHeadingRow,
  subOptionColumns,
  subOptionHeadingColumns,
  type SubOptionHeadingRow,
  type SubOptionRow,
} from './text-columns.ts'

type Flag = boolean | 0 | 1

type VenueRow = {
  id: number
  currency: Currency
  timeZone: string
  catalogueVersion: number
  isDiscountedPrice: Flag
  canReceiveOrder: Flag
  orderPauses: string
  activeDialogs: string
}

type Reading = { venueId: number; now: Date; catalogues: Catalogues }

type Pair = { itemId: number; recommendedItemId: number }

/**
 * Returns what guests of a venue are asked now, and the items that are proposed for each answer: those that a guest can order at this
 * minute. Answers without such an item are empty.
 */
export function* readDialogs({ venueId, now, catalogues }: Reading): Transaction<GuestDialogs> {
  const venue = yield* one<VenueRow>(
    `SELECT "id", "currency", "timeZone", "catalogueVersion", "isDiscountedPrice", "canReceiveOrder", "orderPauses", "activeDialogs"
     FROM venues WHERE "id" = ?`,
    venueId,
  )
  if (!venue) throw recordUnknown()
  const catalogue = yield* catalogues.get(venueId, venue.catalogueVersion)
  const sold = itemsOnOffer(catalogue, { venue, now })
  const asked = readStored<RecommendationDialog[]>(venue.activeDialogs)
  const itemIdsOf = yield* itemsBySubOption(venueId, sold)
  const dialogs = yield* dialogsOf(venueId, { asked, itemIdsOf })
  const accepted = yield* many<Pair>(
    `SELECT "itemId", "recommendedItemId" FROM recommendation_suggestions
     WHERE "restaurantId" = ? AND "status" = 'accepted' AND "kind" = 'pair' ORDER BY "lift" DESC, "id"`,
    venueId,
  )
  const pairs = accepted.filter(({ itemId, recommendedItemId }) => sold.has(itemId) && sold.has(recommendedItemId))
  const named = new Set([
    ...dialogs.flatMap(({ mainOptions }) =>
      mainOptions.flatMap(({ subOptions }) => subOptions.flatMap(({ itemIds }) => itemIds)),
    ),
    ...pairs.flatMap(({ itemId, recommendedItemId }) => [itemId, recommendedItemId]),
  ])
  const canOrder = stopsAt(venue, { menuIds: [], now }).length === 0
  return { restaurantId: venueId, canOrder, dialogs, items: [...named].map((id) => sold.get(id)!), pairs }
}

/** Returns the items that a guest can order now, by id. */
function itemsOnOffer(catalogue: Catalogue, { venue, now }: { venue: VenueRow; now: Date }): Map<number, DialogItem> {
  const time = venueTime(now, venue.timeZone)
  const at = now.toISOString()
  const isStopped = new Map<number, boolean>()
  const canOrderFrom = (menuId: number) => {
    if (!isStopped.has(menuId)) isStopped.set(menuId, stopsAt(venue, { menuIds: [menuId], now }).length > 0)
    return !isStopped.get(menuId)
  }
  const sold = new Map<number, DialogItem>()
  for (const item of catalogue.values()) {
    if (isOnOffer(item, { time, at }) && canOrderFrom(item.menu.id)) sold.set(item.id, shown(item, { venue, time }))
  }
  return sold
}

function isOnOffer(item: CatalogueItem, { time, at }: { time: VenueTime; at: string }): boolean {
  const hasOptions = item.groups.every(({ options }) => options.some(({ soldOut }) => !isSoldOut(soldOut, at)))
  return item.isActive && hasOptions && !isSoldOut(item.soldOut, at) && isAvailable(item, time)
}

function shown(item: CatalogueItem, { venue, time }: { venue: VenueRow; time: VenueTime }): DialogItem {
  const { price } = basePrice(item, { hasDiscounts: Boolean(venue.isDiscountedPrice), time })
  const { id, name, menu, hidePrice } = item
  return { id, name, menuId: menu.id, price: hidePrice ? null : fromMinor(price, venue.currency) }
}

/** Returns why guests can't order from these menus now. */
function stopsAt(
  { canReceiveOrder, orderPauses, timeZone }: VenueRow,
  { menuIds, now }: { menuIds: number[]; now: Date },
) {
  const venue = {
    canReceiveOrder: Boolean(canReceiveOrder),
    orderPauses: readStored<OrderPause[]>(orderPauses),
    timeZone,
  }
  return orderStops({ venue, principal: { role: 'guest' }, menuIds, now })
}

type Tagged = { id: number; recommendationCategory: RecommendationDialog; subOptionId: string }

type ItemIdsOf = (dialog: RecommendationDialog, subOptionId: number) => number[]

/** Returns a function that answers which items on offer have a sub option, in the order of the menu. */
function* itemsBySubOption(venueId: number, sold: ReadonlyMap<number, DialogItem>): Transaction<ItemIdsOf> {
  const rows = yield* many<Tagged>(
    `SELECT i."id", i."recommendationCategory", i."subOptionId" FROM items i
     JOIN menus m ON m."id" = i."menuId" LEFT JOIN categories c ON c."id" = i."categoryId"
     WHERE i."restaurantId" = ? AND i."recommendationCategory" <> 'none'
     ORDER BY m."index", m."id", c."index", c."id", i."index", i."id"`,
    venueId,
  )
  const found = new Map<string, number[]>()
  for (const { id, recommendationCategory, subOptionId } of rows) {
    if (!sold.has(id)) continue
    for (const option of readStored<number[]>(subOptionId)) {
      const key = `${recommendationCategory} ${option}`
      const ids = found.get(key)
      if (ids) ids.push(id)
      else found.set(key, [id])
    }
  }
  return (dialog, subOptionId) => found.get(`${dialog} ${subOptionId}`) ?? []
}

type Asked = { asked: readonly RecommendationDialog[]; itemIdsOf: ItemIdsOf }

function* dialogsOf(venueId: number, { asked, itemIdsOf }: Asked): Transaction<GuestDialog[]> {
  const inOrder = (table: string) => `SELECT * FROM ${table} WHERE "restaurantId" = ? ORDER BY "index", "id"`
  const mains = (yield* many<MainOptionRow>(inOrder('main_options'), venueId)).map(mainOptionColumns.read)
  const subs = (yield* many<SubOptionRow>(inOrder('sub_options'), venueId)).map(subOptionColumns.read)
  const headings = (yield* many<PrimaryHeadingRow>(
    'SELECT * FROM primary_headings WHERE "restaurantId" = ?',
    venueId,
  )).map(primaryHeadingColumns.read)
  const finer = (yield* many<SubOptionHeadingRow>(
    'SELECT * FROM sub_option_headings WHERE "restaurantId" = ?',
    venueId,
  )).map(subOptionHeadingColumns.read)
  return asked.map((dialog) => ({
    dialog,
    heading: headings.find((heading) => heading.dialog === dialog)?.name ?? null,
    mainOptions: mains
      .filter((main) => main.dialog === dialog)
      .map(({ id, name }) => ({
        id,
        name,
        heading: finer.find(({ mainOptionId }) => mainOptionId === id)?.name ?? null,
        subOptions: subs
          .filter(({ mainOptionId }) => mainOptionId === id)
          .map((sub) => ({ id: sub.id, name: sub.name, itemIds: itemIdsOf(dialog, sub.id) })),
      })),
  }))
}
