import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { PlannedRecord } from '@brigade/domain/menus/bulk/bulk.plan.ts'
import { cellProblem, type CellProblems } from '@brigade/domain/menus/bulk/bulk.errors.ts'
import { problemsOfChange } from '@brigade/domain/menus/menus.rules.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import type { EditedVenue } from '../editing/public/edited-venue.ts'
import { problemsOfItemPrices, problemsOfOptionPrices } from '../editing/public/lowest-price.ts'
import { problemsOfLayout } from '../editing/public/menu-editor.ts'
import { manyIn } from '#kit/database/in-chunks.ts'

/**
 * Returns the problems of an import's records in their context: with what is above, below and beside them. They are in the list's
 * order.
 */
export function* problemsInPlace<Kind extends BulkKind>(
  kind: Kind,
  planned: readonly PlannedRecord<Kind>[],
  venue: EditedVenue,
): Transaction<CellProblems[]> {
  // The records are of this kind.
  return yield* (checks[kind] as Check<Kind>)(planned, venue)
}

type Check<Kind extends BulkKind> = (
  planned: readonly PlannedRecord<Kind>[],
  venue: EditedVenue,
) => Transaction<CellProblems[]>

/** The fields of an item on which its price depends. */
const pricing = ['price', 'isDiscountedPrice', 'discountedPrice']

const checks: { [Kind in BulkKind]: Check<Kind> } = {
  *menus(planned) {
    const problems: CellProblems[] = []
    for (const { known, after, changed } of planned) {
      problems.push(known && changed.includes('hasCategories') ? yield* problemsOfLayout(known.id, after) : {})
    }
    return problems
  },
  categories: noProblems,
  *items(planned, venue) {
    const repriced = planned.flatMap(({ known, after, changed }) =>
      known && changed.some((field) => pricing.includes(field)) ? [[known.id, after] as const] : [],
    )
    const problems = yield* problemsOfItemPrices(new Map(repriced), venue)
    const withCategories = yield* menusWithCategories(planned.map(({ after }) => after.menuId))
    return planned.map(({ known, after, changed }) => {
      const isLost = after.categoryId == null && withCategories.has(after.menuId)
      const found = { ...problems.get(known?.id ?? 0), ...(isLost && { categoryId: cellProblem('categoryMissing') }) }
      return problemsOfChange(found, changed)
    })
  },
  sides: noProblems,
  *modifiers(planned, venue) {
    const groups = planned.map(({ known, after }) => ({ id: known?.id, itemId: after.itemId, group: after }))
    const problems = yield* problemsOfOptionPrices(groups, venue)
    return problems.map((found, index): CellProblems => {
      const changed = planned[index]?.changed ?? []
      const [problem] = Object.values(found)
      if (problem === undefined) return {}
      if (changed.includes('modifiersList') || changed.includes('isActive')) return { modifiersList: problem }
      return problemsOfChange(found, changed)
    })
  },
}

function* menusWithCategories(menuIds: readonly number[]): Transaction<Set<number>> {
  const menus = yield* manyIn<{ id: number; hasCategories: boolean | 0 | 1 }>(
    'SELECT "id", "hasCategories" FROM menus WHERE "id" IN',
    [...new Set(menuIds)],
  )
  return new Set(menus.filter(({ hasCategories }) => hasCategories).map(({ id }) => id))
}

// oxlint-disable-next-line require-yield -- It has the shape of the others, and nothing to ask the database.
function* noProblems(planned: readonly unknown[]): Transaction<CellProblems[]> {
  return planned.map(() => ({}))
}
