import { useSending } from '#kit/outbox/use-outbox.ts'
import { UnansweredNote } from '#ui/unanswered-note.tsx'
import type { MoneyMutation } from '#features/orders/order/public/use-money-asked.ts'
import { ActProblem } from '#features/orders/parts/act-problem.tsx'
import { problemOf } from '#features/orders/records/orders.mutations.ts'

/**
 * Shows why a payment or refund was not recorded. One without an answer is sent again automatically, unless its form was
 * edited since.
 */
export function MoneyProblem({ form, asked }: { form: string; asked: MoneyMutation }) {
  const { isInDoubt } = useSending(form)
  return isInDoubt ? <UnansweredNote name={form} /> : <ActProblem text={problemOf(asked)} />
}
