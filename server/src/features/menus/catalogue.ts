import type { Catalogue, CatalogueGroup, CatalogueItem, CatalogueSide } from '@brigade/domain/menus/menus.catalogue.ts'
import type { Database } from '#kit/database.ts'
import { many, one, type Work } from '#kit/work.ts'
import {
  type CategoryRow,
  type GroupRow,
  type ItemRow,
  listOf,
  type MenuRow,
  optionsOf,
  type SideRow,
  soldOutOf,
  textOf,
  timesOf,
} from './menu-rows.ts'

type Times = CatalogueItem['times'][number]

/** What each venue sells, kept in memory until the venue's `catalogueVersion` is another. */
export class CatalogueCache {
  readonly #db: Pick<Database, 'read'>
  readonly #kept = new Map<number, { version: number; catalogue: Catalogue }>()

  constructor(db: Pick<Database, 'read'>) {
    this.#db = db
  }

  /** `version` was read in the same transaction, so that prices and version belong together. */
  *get(venueId: number, version: number): Work<Catalogue> {
    const kept = this.#kept.get(venueId)
    if (kept?.version === version) return kept.catalogue
    for (;;) {
      const before = yield* versionOf(venueId)
      const catalogue = yield* loadCatalogue(venueId)
      const after = yield* versionOf(venueId)
      // Each statement on PostgreSQL sees what is committed by then: only if nothing was, they belong together.
      if (before !== after) continue
      this.#keep(venueId, { version: after, catalogue })
      return catalogue
    }
  }

  /**
   * On SQLite, works that arrive together share a transaction: an order may have read a menu whose change is then taken back, and
   * another change may get the same version. Such a version is higher than the one that is stored once the transaction is over,
   * which is so before anybody else has a turn.
   */
  #keep(venueId: number, kept: { version: number; catalogue: Catalogue }): void {
    this.#kept.set(venueId, kept)
    const forget = () => {
      if (this.#kept.get(venueId) === kept) this.#kept.delete(venueId)
    }
    queueMicrotask(() => {
      this.#db.read(() => versionOf(venueId)).then((stored) => (stored < kept.version ? forget() : undefined), forget)
    })
  }
}

function* versionOf(venueId: number): Work<number> {
  const venue = yield* one<{ catalogueVersion: number }>(
    'SELECT "catalogueVersion" FROM venues WHERE "id" = ?',
    venueId,
  )
  return venue?.catalogueVersion ?? 0
}

function* loadCatalogue(venueId: number): Work<Catalogue> {
  const menus = yield* rowsById<MenuRow>('menus', venueId)
  const categories = yield* rowsById<CategoryRow>('categories', venueId)
  const sides = grouped(yield* rowsOf<SideRow>('sides', venueId), sideOf)
  const groups = grouped(yield* rowsOf<GroupRow>('modifier_groups', venueId), groupOf)
  const items = yield* rowsOf<ItemRow>('items', venueId)
  return new Map(
    items.map((row) => {
      const menu = menus.get(row.menuId)
      if (!menu) throw new Error(`Item ${row.id} stands on a menu of another venue`)
      const category = row.categoryId === null ? undefined : categories.get(row.categoryId)
      const parts = { sides: sides.get(row.id) ?? [], groups: (groups.get(row.id) ?? []).filter(hasOptions) }
      return [row.id, { ...itemOf(row, menu, category), ...parts }]
    }),
  )
}

function itemOf(
  row: ItemRow,
  menu: MenuRow,
  category: CategoryRow | undefined,
): Omit<CatalogueItem, 'sides' | 'groups'> {
  const above = category ? [menu, category] : [menu]
  return {
    id: row.id,
    name: textOf(row.name),
    price: row.price,
    discount: discountOf(row),
    hidePrice: Boolean(row.hidePrice),
    posItemId: row.posItemId,
    prepareTime: row.prepareTime,
    menu: { id: menu.id, name: textOf(menu.name), menuPosId: menu.menuPosId },
    isOpenTab: Boolean(menu.isOpenTab),
    isActive: [row, ...above].every(({ isActive }) => Boolean(isActive)),
    soldOut: soldOutOf(row),
    times: [row, ...above].map(timesOf).filter((times) => !isAlways(times)),
  }
}

function discountOf(row: ItemRow): CatalogueItem['discount'] {
  if (!row.isDiscountedPrice || row.discountedPrice === null) return null
  return {
    price: row.discountedPrice,
    daysAvailable: listOf(row.appliedDaysForDiscountedPrice),
    hoursAvailable: listOf(row.appliedHoursForDiscountedPrice),
  }
}

function sideOf(row: SideRow): CatalogueSide {
  const { id, name, price, min, max, posItemId } = row
  return { id, name: textOf(name), price, min, max, posItemId, soldOut: soldOutOf(row) }
}

function groupOf(row: GroupRow): CatalogueGroup {
  const options = optionsOf(row).map(({ _id, ...option }) => ({ id: _id, ...option }))
  return { id: row.id, name: textOf(row.groupName), options }
}

function hasOptions({ options }: CatalogueGroup): boolean {
  return options.length > 0
}

function isAlways({ daysAvailable, hoursAvailable }: Times): boolean {
  return daysAvailable.includes('ALL') && hoursAvailable.includes('ALL')
}

/** What is switched on, by the item that it belongs to. */
function grouped<Row extends { itemId: number; isActive: boolean | 0 | 1 }, T>(
  rows: Row[],
  toPart: (row: Row) => T,
): Map<number, T[]> {
  const active = rows.filter(({ isActive }) => isActive)
  const byItem = Map.groupBy(active, ({ itemId }) => itemId)
  return new Map([...byItem].map(([itemId, parts]) => [itemId, parts.map(toPart)]))
}

function* rowsById<Row extends { id: number }>(table: string, venueId: number): Work<Map<number, Row>> {
  const rows = yield* rowsOf<Row>(table, venueId)
  return new Map(rows.map((row) => [row.id, row]))
}

function* rowsOf<Row>(table: string, venueId: number): Work<Row[]> {
  return yield* many<Row>(`SELECT * FROM ${table} WHERE "restaurantId" = ? ORDER BY "index", "id"`, venueId)
}
