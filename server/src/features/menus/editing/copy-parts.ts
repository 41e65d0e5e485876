import { copyRows } from '#kit/database/copy-rows.ts'
import { readStored } from '#kit/database/stored-json.ts'
import type { SqlValue, Transaction } from '#kit/database/transaction.ts'
import type { StoredOption } from '../stored-values.ts'
import type { PartTable } from '../visible-parts.ts'

type Row = Record<string, SqlValue>
type Ids = ReadonlyMap<number, number>

export type CopyParts = {
  /** Returns the condition that finds the rows of a table, and its params. */
  found(table: PartTable): { where: string; params: readonly SqlValue[] }
  /** The columns of every copy: its venue, and who made it. */
  fresh: Record<string, SqlValue | undefined>
  /** The further columns of a copied menu. */
  ofMenu(row: Row): Record<string, SqlValue>
  /** The new ids of recommended options. Others are left behind. */
  options: { main: Ids; sub: Ids }
  /** The new ids of shared sides and groups. Others become the items' own. */
  shared: { sides: Ids; groups: Ids }
  hasPictures: boolean
  hasPosIds: boolean
  priceOf(minor: number): number
}

/** The new ids of copied rows by their old ones. */
export type CopiedParts = Record<PartTable, Ids>

/** Copies menus with all that is in them, as they are stored. What is sold out and promotions stay behind. */
export function* copyParts(copying: CopyParts): Transaction<CopiedParts> {
  const { found, fresh, ofMenu, options, shared, hasPictures, hasPosIds, priceOf } = copying
  const posKey = hasPosIds ? {} : { posItemId: null }
  const priced = (row: Row, fields: readonly string[]) =>
    Object.fromEntries(fields.map((field) => [field, row[field] === null ? null : priceOf(Number(row[field]))]))
  const pictures = hasPictures ? {} : { images: '[]' }
  const menus = yield* copyRows({ table: 'menus', ...found('menus'), change: (row) => ({ ...fresh, ...ofMenu(row) }) })
  const categories = yield* copyRows({
    table: 'categories',
    ...found('categories'),
    change: ({ menuId }) => ({ ...fresh, menuId: newId(menus, menuId), ...pictures }),
  })
  const items = yield* copyRows({
    table: 'items',
    ...found('items'),
    change: (row) => ({
      ...fresh,
      ...priced(row, ['price', 'discountedPrice']),
      ...pictures,
      ...posKey,
      ...recommendationOf(row, options),
      menuId: newId(menus, row.menuId),
      categoryId: newId(categories, row.categoryId),
      marketingId: null,
      promotion: null,
      soldOut: null,
    }),
  })
  const sides = yield* copyRows({
    table: 'sides',
    ...found('sides'),
    change: (row) => ({
      ...fresh,
      ...priced(row, ['price']),
      ...posKey,
      itemId: newId(items, row.itemId),
      sharedId: newId(shared.sides, row.sharedId),
      soldOut: null,
    }),
  })
  const groups = yield* copyRows({
    table: 'modifier_groups',
    ...found('modifier_groups'),
    change: (row) => ({
      ...fresh,
      itemId: newId(items, row.itemId),
      sharedId: newId(shared.groups, row.sharedId),
      options: copiedOptions(row.options, { hasPosIds, priceOf }),
    }),
  })
  return { menus, categories, items, sides, modifier_groups: groups }
}

function newId(ids: Ids, id: SqlValue | undefined): number | null {
  return ids.get(Number(id)) ?? null
}

function newIds(ids: Ids, stored: SqlValue | undefined): number[] {
  const known: number[] = readStored(String(stored ?? '[]'))
  return known.flatMap((id) => ids.get(id) ?? [])
}

/** Returns the recommendation of a copied item. It has all its parts or none. */
function recommendationOf(row: Row, { main, sub }: CopyParts['options']): Record<string, SqlValue> {
  const [mainOptions, subOptions] = [newIds(main, row.mainOptionId), newIds(sub, row.subOptionId)]
  const isWhole = mainOptions.length > 0 && subOptions.length > 0
  return isWhole
    ? { mainOptionId: JSON.stringify(mainOptions), subOptionId: JSON.stringify(subOptions) }
    : { mainOptionId: '[]', subOptionId: '[]', recommendationCategory: 'none' }
}

/** Returns the stored options of a copied group: none is sold out. */
export function copiedOptions(
  stored: SqlValue | undefined,
  { hasPosIds, priceOf }: Pick<CopyParts, 'hasPosIds' | 'priceOf'>,
): string {
  const options: StoredOption[] = readStored(String(stored ?? '[]'))
  return JSON.stringify(
    options.map((option) => ({
      ...option,
      price: option.price === null ? null : priceOf(option.price),
      ...(!hasPosIds && { posItemId: null }),
      soldOut: null,
    })),
  )
}
