import { menuProblem, type MenuProblems } from '@brigade/domain/menus/menus.errors.ts'
import type { ItemDraft } from '@brigade/domain/menus/menus.drafts.ts'
import { many, placesFor, type Transaction } from '#kit/database/transaction.ts'

/**
 * Returns the problems with the options of a recommendation: options that the venue does not have, main options of another dialog, and
 * sub-options whose main option is not chosen.
 */
export function* problemsOfRecommendations(draft: ItemDraft, venueId: number): Transaction<MenuProblems> {
  const { recommendationCategory, mainOptionId = [], subOptionId = [] } = draft
  const mains = yield* optionsOf<{ id: number; dialog: string }>('main_options', { ids: mainOptionId, venueId })
  const subs = yield* optionsOf<{ id: number; mainOptionId: number }>('sub_options', { ids: subOptionId, venueId })
  const isOther = mains.some(({ dialog }) => dialog !== recommendationCategory)
  const isOfOther = mainOptionId.length > 0 && subs.some((sub) => !mainOptionId.includes(sub.mainOptionId))
  return {
    ...(isOther && recommendationCategory !== 'none' && { mainOptionId: menuProblem('mainOptionElsewhere') }),
    ...(isOfOther && { subOptionId: menuProblem('subOptionElsewhere') }),
    ...(mains.length < mainOptionId.length && { mainOptionId: menuProblem('recommendationUnknown') }),
    ...(subs.length < subOptionId.length && { subOptionId: menuProblem('recommendationUnknown') }),
  }
}

function* optionsOf<Option>(
  table: 'main_options' | 'sub_options',
  { ids, venueId }: { ids: readonly number[]; venueId: number },
): Transaction<Option[]> {
  if (ids.length === 0) return []
  return yield* many<Option>(
    `SELECT * FROM ${table} WHERE "restaurantId" = ? AND "id" IN (${placesFor(ids)})`,
    venueId,
    ...ids,
  )
}
