/** How an item is proposed to guests. */
export type ItemRecommendation<Category extends string = string> = {
  recommendationCategory: Category | 'none'
  mainOptionId: readonly number[]
  subOptionId: readonly number[]
}

/** The main option that loses sub options: those that are deleted, and those that it has left; none if it is deleted itself. */
export type RemovedOptions = { mainOptionId: number; deleted: readonly number[]; left: readonly number[] }

/**
 * Returns an item's recommendation without deleted options. A main option of which the item has no sub option left goes too, and an item
 * without options is recommended no more, because it needs all three parts. (spec 2, §4 and §5)
 */
export function withoutOptions<Category extends string>(
  before: ItemRecommendation<Category>,
  { mainOptionId: shrunk, deleted, left }: RemovedOptions,
): { recommendationCategory: Category | 'none'; mainOptionId: number[]; subOptionId: number[] } {
  const subOptionId = before.subOptionId.filter((id) => !deleted.includes(id))
  const isLeft = subOptionId.some((id) => left.includes(id))
  const mainOptionId = before.mainOptionId.filter((id) => id !== shrunk || isLeft)
  if (mainOptionId.length === 0 || subOptionId.length === 0) {
    return { recommendationCategory: 'none', mainOptionId: [], subOptionId: [] }
  }
  return { recommendationCategory: before.recommendationCategory, mainOptionId, subOptionId }
}
