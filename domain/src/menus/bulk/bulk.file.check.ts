import type { LocalText } from '../../kit/languages.ts'
import type { Editing } from '../menus.rules.ts'
import { checkGroupRows } from './bulk.check-groups.ts'
import { type CheckedRows, createRowChecker, type RowSetting } from './bulk.check-rows.ts'
import type { BulkColumn } from './bulk.columns.ts'
import { createItemFinder, type ItemOfRow, referenceTo } from './bulk.file.items.ts'
import type { FileKind } from './bulk.kinds.ts'
import type { BulkKnown } from './bulk.plan.ts'
import type { NamedCategory } from './bulk.read-cell.ts'
import type { BulkRow } from './bulk.sheet.ts'

export type FileRows = { [Kind in FileKind]: readonly BulkRow[] }
export type CheckedFile = { [Kind in FileKind]: CheckedRows<Kind> }

/** The menu that a file is checked against, with its records. A new menu has the id 0 and no records. */
export type FileSetting = Editing & {
  menuId: number
  known: { [Kind in FileKind]: ReadonlyMap<number, BulkKnown<Kind>> }
  presets: readonly LocalText[]
  columns: { [Kind in FileKind]: readonly BulkColumn[] }
}

/** Creates a checker for the rows of a menu file. Unchanged rows of categories and items are not read again. */
export function createFileChecker(setting: FileSetting): (rows: FileRows) => CheckedFile {
  const { known, columns, presets, menuId } = setting
  const shared = { venue: setting.venue, role: setting.role, presets }
  const before = [...known.categories.values()].map(({ id, name }) => ({ id, name: { en: name?.en ?? '' } }))
  const checkCategories = createRowChecker('categories', {
    ...shared,
    known: known.categories,
    columns: columns.categories,
    parent: { menuId },
    categories: [],
    categoriesOf: new Map(),
  })
  let lastItems: { names: string; check: (rows: readonly BulkRow[]) => CheckedRows<'items'> } | undefined

  /** Returns the checker of items, which is kept while the categories stay the same. */
  function itemsChecker(categories: readonly NamedCategory[]) {
    const names = JSON.stringify(categories)
    if (lastItems?.names !== names) {
      const check = createRowChecker('items', {
        ...shared,
        known: known.items,
        columns: columns.items,
        parent: { menuId },
        categories,
        categoriesOf: new Map([[menuId, new Set(categories.map(({ id }) => id))]]),
      })
      lastItems = { names, check }
    }
    return lastItems.check
  }

  return (rows) => {
    const categories = categoriesAfter(rows.categories, { known: known.categories, before })
    const findItem = createItemFinder({ items: rows.items, known: known.items, categories: before })
    const itemsOf = (kind: 'sides' | 'modifiers') => rows[kind].map((row) => itemOfRow(row, known[kind], findItem))
    const sideItems = itemsOf('sides')
    const parents = new Map(rows.sides.map((row, place) => [row, itemIdOf(sideItems[place]!)]))
    const checkSides = createRowChecker('sides', {
      ...shared,
      known: known.sides,
      columns: columns.sides,
      parent: { itemId: 0 },
      parentOf: (row) => ({ itemId: parents.get(row) ?? 0 }),
      categories: [],
      categoriesOf: new Map(),
    })
    const groups = {
      ...shared,
      known: known.modifiers,
      columns: columns.modifiers,
      categories: [],
      categoriesOf: new Map(),
    }
    return {
      categories: checkCategories(rows.categories),
      items: itemsChecker(categories)(rows.items),
      sides: withItemProblems(checkSides(rows.sides), sideItems),
      modifiers: checkGroupsOfItems(rows.modifiers, itemsOf('modifiers'), groups),
    }
  }
}

type After = { known: FileSetting['known']['categories']; before: readonly NamedCategory[] }

/** Returns the categories by the names that the file gives them; a new one has its place, -1 for the first row. */
function categoriesAfter(rows: readonly BulkRow[], { known, before }: After): NamedCategory[] {
  const ofFile = rows.map((row, place): NamedCategory => {
    const id = referenceTo(row, place, known)
    return { id, name: { en: row['name.en'] ?? known.get(id)?.name?.en ?? '' } }
  })
  const ids = new Set(ofFile.map(({ id }) => id))
  const untouched = before.filter(({ id }) => !ids.has(id))
  // A name of before still finds its category, as long as no other has it by now.
  return [...ofFile, ...untouched, ...before.filter(({ id }) => ids.has(id))]
}

/** Returns the item of a row: that of its record, or the one that its cells name. */
function itemOfRow(
  row: BulkRow,
  known: ReadonlyMap<number, { itemId: number }>,
  findItem: (row: BulkRow) => ItemOfRow,
): ItemOfRow {
  const current = known.get(Number(row.id?.trim()))
  return current ? { itemId: current.itemId } : findItem(row)
}

function itemIdOf(found: ItemOfRow): number {
  return 'itemId' in found ? found.itemId : 0
}

function withItemProblems<Kind extends FileKind>(
  checked: CheckedRows<Kind>,
  items: readonly ItemOfRow[],
): CheckedRows<Kind> {
  const problems = checked.problems.map((ofRow, place) => {
    const found = items[place]!
    return 'problem' in found ? { ...ofRow, [found.key]: found.problem } : ofRow
  })
  return { ...checked, problems }
}

type GroupsSetting = Omit<RowSetting<'modifiers'>, 'parent'>

/** Checks the rows of options item by item: two items may have groups of one name. */
function checkGroupsOfItems(
  rows: readonly BulkRow[],
  items: readonly ItemOfRow[],
  setting: GroupsSetting,
): CheckedRows<'modifiers'> {
  const places = Map.groupBy(rows.keys(), (place) => itemIdOf(items[place]!))
  const knownOf = Map.groupBy(setting.known.values(), ({ itemId }) => itemId)
  const whole: CheckedRows<'modifiers'> = {
    records: [],
    problems: rows.map(() => ({})),
    before: rows.map(() => ({})),
    locate: () => ({ row: 0, key: '' }),
  }
  const owners: { checked: CheckedRows<'modifiers'>; first: number; at: readonly number[] }[] = []
  for (const [itemId, at] of places) {
    const known = new Map((knownOf.get(itemId) ?? []).map((group) => [group.id, group]))
    const ofItem = at.map((place) => rows[place]!)
    const checked = checkGroupRows(ofItem, { ...setting, known, parent: { itemId } })
    owners.push({ checked, first: whole.records.length, at })
    whole.records.push(...checked.records)
    at.forEach((place, index) => {
      whole.problems[place] = checked.problems[index]!
      whole.before[place] = checked.before[index]!
    })
  }
  const locate = (path: string) => {
    const [place, ...inner] = path.split('.')
    const owner = owners.findLast(({ first }) => first <= Number(place))
    if (!owner) return { row: 0, key: '' }
    const { row, key } = owner.checked.locate([Number(place) - owner.first, ...inner].join('.'))
    return { row: owner.at[row] ?? 0, key }
  }
  return withItemProblems({ ...whole, locate }, items)
}
