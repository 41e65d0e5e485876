import type { Catalogue, CatalogueItem } from '@brigade/domain/menus/menus.catalogue.ts'
import {
  addLine,
  type DraftLine,
  emptyDraft,
  mostOfLine,
  type OrderDraft,
  type PickedLine,
  priceDraft,
  type PricedDraft,
  type PricedLine,
} from '@brigade/domain/orders/orders.draft.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useMemo } from 'react'
import type { SellingMenu } from '#features/menus/selling/public/selling-menu.queries.ts'
import type { SellingTime } from '#features/orders/placing/use-selling-time.ts'

type Selling = {
  venue: Venue
  /** The order that is edited: its lines keep the prices at which they were sold. Null for a new one. */
  order: Order | null
  menu: SellingMenu | undefined
  at: SellingTime
}

/** A choice of an item, which is added or replaces a line. */
type PickOfItem = { item: CatalogueItem; picked: PickedLine; line: DraftLine | null }

type Pricing = {
  catalogue: Catalogue
  priceOf: (draft: OrderDraft) => PricedDraft
  priceOfPick: (pick: PickOfItem) => PricedLine | undefined
  /** Returns the largest quantity of a line. */
  mostOf: (line: DraftLine) => number
}

const nothingSold: Catalogue = new Map()

/** Prices the picked lines as the server will, by the current menu. */
export function usePricing({ venue, order, menu, at }: Selling): Pricing {
  return useMemo(() => {
    const catalogue = menu?.catalogue ?? nothingSold
    const sale = { venue, order: order ?? undefined, ...at }
    return {
      catalogue,
      priceOf: (draft) => priceDraft({ draft, catalogue, ...sale }),
      priceOfPick: ({ item, picked, line }) => {
        const draft = line ? { ...emptyDraft, lines: [{ ...line, ...picked }] } : addLine(emptyDraft, picked)
        return priceDraft({ draft, catalogue: new Map([[item.id, item]]), ...sale }).lines[0]
      },
      // Until the menu is loaded, it is unknown whether more is available.
      mostOf: (line) => (menu ? mostOfLine(line, { catalogue, ...sale }) : line.itemQty),
    }
  }, [venue, order, menu, at])
}
