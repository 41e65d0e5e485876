import type { ItemDraft } from '@brigade/domain/menus/menus.drafts.ts'
import { menuErrors } from '@brigade/domain/menus/menus.errors.ts'
import type { Problems } from '@brigade/domain/menus/menus.text-rules.ts'
import { many, type Work } from '#kit/work.ts'

const tables = { mainOptionId: 'main_options', subOptionId: 'sub_options' } as const

/** The options of recommendations that the venue does not have. */
export function* unknownOptions(draft: ItemDraft, venueId: number): Work<Problems> {
  const problems: Problems = {}
  for (const field of ['mainOptionId', 'subOptionId'] as const) {
    const ids = draft[field] ?? []
    if (ids.length === 0) continue
    const found = yield* many<{ id: number }>(
      `SELECT "id" FROM ${tables[field]} WHERE "restaurantId" = ? AND "id" IN (${ids.map(() => '?').join(', ')})`,
      venueId,
      ...ids,
    )
    if (found.length < ids.length) problems[field] = menuErrors.recommendationUnknown
  }
  return problems
}
