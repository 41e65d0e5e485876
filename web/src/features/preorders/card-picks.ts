import type { OfferedForm, PreOrder } from '@brigade/domain/preorders/preorders.schema.ts'

/** How many of each item are picked, by the question (0 for additional items) and the item: `{ '3:17': 2 }`. */
export type Picks = Readonly<Record<string, number>>

/** Returns the name of a pick. */
export function pickOf(questionId: number, itemId: number): string {
  return `${questionId}:${itemId}`
}

/** Returns the picks of a pre-order. */
export function picksOfPreOrder({ answers, additional }: Pick<PreOrder, 'answers' | 'additional'>): Picks {
  return Object.fromEntries([
    ...answers.flatMap(({ questionId, options }) =>
      options.map(({ itemId, quantity }) => [pickOf(questionId, itemId), quantity] as const),
    ),
    ...additional.map(({ itemId, quantity }) => [pickOf(0, itemId), quantity] as const),
  ])
}

/**
 * Returns the answers and additional items of a card that was ordered before: all that is picked, also what its form does not show, because
 * it is switched off, not loaded yet, or without an item that is not sold at the moment.
 */
export function keptAnswersOf(picks: Picks) {
  const picked = Object.entries(picks).flatMap(([pick, quantity]) => {
    const [questionId = 0, itemId = 0] = pick.split(':').map(Number)
    return quantity > 0 ? [{ questionId, itemId, quantity }] : []
  })
  const byQuestion = Map.groupBy(picked, ({ questionId }) => questionId)
  const optionsOf = (id: number) => (byQuestion.get(id) ?? []).map(({ itemId, quantity }) => ({ itemId, quantity }))
  return {
    answers: [...byQuestion.keys()].filter((id) => id !== 0).map((id) => ({ questionId: id, options: optionsOf(id) })),
    additional: optionsOf(0),
  }
}

/** Returns the answers and additional items of a new card. What is not on the chosen form is left out. */
export function answersOfPicks(picks: Picks, form: OfferedForm | undefined) {
  const wanted = (questionId: number, items: readonly { itemId: number }[]) =>
    items.flatMap(({ itemId }) => {
      const quantity = picks[pickOf(questionId, itemId)] ?? 0
      return quantity > 0 ? [{ itemId, quantity }] : []
    })
  return {
    answers: (form?.questions ?? []).flatMap(({ id, options }) => {
      const picked = wanted(id, options)
      return picked.length > 0 ? [{ questionId: id, options: picked }] : []
    }),
    additional: wanted(0, form?.additional ?? []),
  }
}

/** Returns the price of a card before fees, as the form shows its prices. */
export function priceOf(picks: Picks, { form, guests }: { form: OfferedForm; guests: number }): number {
  const sum = (questionId: number, items: readonly { itemId: number; price: number }[]) =>
    items.reduce((total, { itemId, price }) => total + price * (picks[pickOf(questionId, itemId)] ?? 0), 0)
  return (
    (form.base?.price ?? 0) * guests +
    form.questions.reduce((total, { id, options }) => total + sum(id, options), 0) +
    sum(0, form.additional)
  )
}
