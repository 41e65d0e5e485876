import type { Currency } from '@brigade/domain/kit/money.ts'
import type { CatalogueChanges, PartChanges } from '../read-changes.ts'
import { PartLookup, updateLookup } from '../part-lookup.ts'
import { categoryHead, groupText, itemHead, itemText, menuHead, sideText } from './part-texts.ts'

type Head = { id: number; index: number; head: string }
type CategoryHead = Head & { menuId: number }
type ItemHead = CategoryHead & { categoryId: number | null }

/** A stretch of the menu's text: text between items, or some items in a row. */
export type Stretch = { between: string } | { items: readonly string[]; firstId: number }

/** The beginning of a whole menu; the pauses are JSON. */
type WholeHead = { venueId: number; version: number; orderPauses: string }

/** The texts of a venue's whole menu; after a change only those of changed parts are built again. */
export class WholeParts {
  readonly currency: Currency
  readonly #menus = new Map<number, Head>()
  readonly #categories = new Map<number, CategoryHead>()
  readonly #items = new Map<number, ItemHead>()
  readonly #sides = new PartLookup<string>()
  readonly #groups = new PartLookup<string>()
  readonly #itemTexts = new Map<number, string>()

  /** True for staff, who get the terms of promotions; guests read the promotions that run. */
  readonly #hasTerms: boolean

  constructor(currency: Currency, hasTerms: boolean) {
    this.currency = currency
    this.#hasTerms = hasTerms
  }

  apply({ menus, categories, items, sides, modifier_groups: groups }: CatalogueChanges): void {
    const { currency } = this
    keepActive(this.#menus, menus, (row) => {
      const { id, index } = row
      return { id, index, head: menuHead(row) }
    })
    keepActive(this.#categories, categories, (row) => {
      const { id, index, menuId } = row
      return { id, index, menuId, head: categoryHead(row) }
    })
    keepActive(this.#items, items, (row) => {
      const { id, index, menuId, categoryId } = row
      return {
        id,
        index,
        menuId,
        categoryId,
        head: itemHead(this.#hasTerms ? row : { ...row, promotion: null }, currency),
      }
    })
    const stale = [
      ...items.gone,
      ...items.rows.map(({ id }) => id),
      ...updateLookup(this.#sides, sides, (row) => sideText(row, currency)),
      ...updateLookup(this.#groups, groups, (row) => groupText(row, currency)),
    ]
    for (const id of stale) this.#itemTexts.delete(id)
  }

  /** Returns the whole text from its beginning to its end. */
  *stretches({ venueId, version, orderPauses }: WholeHead): Generator<Stretch> {
    const categories = Map.groupBy(this.#categories.values(), ({ menuId }) => menuId)
    const items = [...this.#items.values()]
    const ofCategory = Map.groupBy(items, ({ categoryId }) => categoryId)
    const loose = Map.groupBy(ofCategory.get(null) ?? [], ({ menuId }) => menuId)
    const opening = `{"restaurantId":${venueId},"catalogueVersion":${version},"orderPauses":${orderPauses},"menus":[`
    yield { between: opening }
    for (const [place, { id, head }] of inOrder(this.#menus.values()).entries()) {
      yield { between: `${comma(place)}${head},"categories":[` }
      for (const [nth, category] of inOrder(categories.get(id) ?? []).entries()) {
        yield { between: `${comma(nth)}${category.head},"items":[` }
        yield* this.#runs(ofCategory.get(category.id) ?? [])
        yield { between: ']}' }
      }
      yield { between: '],"items":[' }
      yield* this.#runs(loose.get(id) ?? [])
      yield { between: ']}' }
    }
    yield { between: ']}' }
  }

  /**
   * Returns runs of consecutive items, about two dozen each. Their ids determine where a run ends, so that an added or removed item
   * leaves the other runs unchanged.
   */
  *#runs(items: readonly ItemHead[]): Generator<Stretch> {
    let run: { items: string[]; firstId: number } | undefined
    let isFirst = true
    for (const item of inOrder(items)) {
      run ??= { items: [], firstId: item.id }
      run.items.push(this.#textOf(item))
      if (item.id % itemsARun !== 0) continue
      if (!isFirst) yield { between: ',' }
      yield run
      isFirst = false
      run = undefined
    }
    if (!run) return
    if (!isFirst) yield { between: ',' }
    yield run
  }

  #textOf({ id, head }: ItemHead): string {
    const known = this.#itemTexts.get(id)
    if (known !== undefined) return known
    const made = itemText(head, { sides: valuesOf(this.#sides, id), groups: valuesOf(this.#groups, id) })
    this.#itemTexts.set(id, made)
    return made
  }
}

/** Enough items to compress well, and few enough to be compressed again quickly. */
const itemsARun = 24

function comma(place: number): string {
  return place === 0 ? '' : ','
}

function valuesOf(parts: PartLookup<string>, itemId: number): string[] {
  return parts.of(itemId).map(({ value }) => value)
}

function keepActive<Row extends { id: number; isActive: boolean | 0 | 1 }, T>(
  kept: Map<number, T>,
  { rows, gone }: PartChanges<Row>,
  make: (row: Row) => T,
): void {
  for (const id of gone) kept.delete(id)
  for (const row of rows) {
    if (row.isActive) kept.set(row.id, make(row))
    else kept.delete(row.id)
  }
}

function inOrder<T extends { id: number; index: number }>(parts: Iterable<T>): T[] {
  return [...parts].toSorted((a, b) => a.index - b.index || a.id - b.id)
}
