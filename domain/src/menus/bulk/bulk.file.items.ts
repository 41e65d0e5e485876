import { comparedText } from '../../kit/plain-text.ts'
import { cellProblem, type CellProblem } from './bulk.errors.ts'
import type { BulkKnown } from './bulk.plan.ts'
import type { NamedCategory } from './bulk.read-cell.ts'
import type { BulkRow } from './bulk.sheet.ts'

/** The item of a row of sides or options: its id, or -1 for the first new row of items. Else the cell's problem. */
export type ItemOfRow = { itemId: number } | { key: string; problem: CellProblem }

type Finding = {
  items: readonly BulkRow[]
  known: ReadonlyMap<number, BulkKnown<'items'>>
  /** The categories of the menu, by their names before the import. */
  categories: readonly NamedCategory[]
}

type Candidate = { itemId: number; category: string }

/** Returns the id by which the rows below name a row of a list: its own, or its place if it is new. */
export function referenceTo(row: BulkRow, place: number, known: ReadonlyMap<number, unknown>): number {
  const id = Number(row.id?.trim())
  return known.has(id) ? id : -(place + 1)
}

/** Creates the search for the item of a row: by `item_id`, else by its name, and its category where that is filled in. */
export function createItemFinder({ items, known, categories }: Finding): (row: BulkRow) => ItemOfRow {
  const byId = new Map<string, number>()
  const byName = new Map<string, Candidate[]>()
  const add = (name: string, candidate: Candidate) => {
    const all = byName.get(name) ?? []
    if (!all.some(({ itemId }) => itemId === candidate.itemId)) byName.set(name, [...all, candidate])
  }
  items.forEach((row, place) => {
    const itemId = referenceTo(row, place, known)
    const id = row.id?.trim()
    if (id) byId.set(id, itemId)
    const current = known.get(itemId)
    const category = row.categoryId ?? nameOf(current?.categoryId, categories)
    add(comparedText(row['name.en'] ?? current?.name?.en ?? ''), { itemId, category: comparedText(category) })
  })
  const ofFile = new Set(items.map(({ id }) => Number(id?.trim())))
  for (const [itemId, { name, categoryId }] of known) {
    byId.set(String(itemId), itemId)
    const former = comparedText(name?.en ?? '')
    // A name of before finds its item as long as no other has it by now.
    if (!byName.has(former) || !ofFile.has(itemId)) {
      add(former, { itemId, category: comparedText(nameOf(categoryId, categories)) })
    }
  }

  return (row) => {
    const id = row.itemId?.trim()
    if (id) {
      const itemId = byId.get(id)
      return itemId === undefined ? { key: 'itemId', problem: cellProblem('fileItemUnknown') } : { itemId }
    }
    const name = comparedText(row['item.name'] ?? '')
    if (name === '') return { key: 'item.name', problem: cellProblem('fileItemMissing') }
    const category = comparedText(row['item.category'] ?? '')
    const found = (byName.get(name) ?? []).filter((one) => category === '' || one.category === category)
    const [first] = found
    if (!first) return { key: 'item.name', problem: cellProblem('fileItemUnknown') }
    return found.length > 1 ? { key: 'item.name', problem: cellProblem('fileItemAmbiguous') } : { itemId: first.itemId }
  }
}

function nameOf(categoryId: number | null | undefined, categories: readonly NamedCategory[]): string {
  return categories.find(({ id }) => id === categoryId)?.name.en ?? ''
}
