import { menuProblem, type MenuProblems } from '@brigade/domain/menus/menus.errors.ts'
import type { ItemDraft } from '@brigade/domain/menus/menus.drafts.ts'
import { many, placesFor, type Work } from '#kit/work.ts'

/**
 * What is wrong with the options of a recommendation: those that the venue does not have, main ones of another dialog, and finer ones of
 * no main one that is chosen.
 */
export function* problemsOfRecommendations(draft: ItemDraft, venueId: number): Work<MenuProblems> {
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
): Work<Option[]> {
  if (ids.length === 0) return []
  return yield* many<Option>(
    `SELECT * FROM ${table} WHERE "restaurantId" = ? AND "id" IN (${placesFor(ids)})`,
    venueId,
    ...ids,
  )
}
