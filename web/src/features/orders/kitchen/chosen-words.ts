import type { CartLine } from '@brigade/domain/orders/orders.cart.schema.ts'
import { type Language, textIn } from '@brigade/domain/kit/languages.ts'
import { questionOf } from '#features/orders/records/order-texts.ts'

export type ChosenWord = {
  /** The question before the answer; null if the answer is understood without it. */
  question: string | null
  answer: string
}

/** An answer shorter than this, such as Yes, says nothing without its question. */
const leastAnswer = 4
/** A question of up to this length takes no line of its own. */
const mostQuestion = 12

/** Returns what was chosen for a dish, as briefly as a cook needs it: Size: Large, Fried, + 2× Turkey bacon. */
export function chosenWordsOf(
  { selectedOptions, condimentsList }: Pick<CartLine, 'selectedOptions' | 'condimentsList'>,
  language: Language,
): ChosenWord[] {
  const options = selectedOptions.map(({ groupId, name, value }, index) => {
    const isFurther = selectedOptions.findIndex((option) => option.groupId === groupId) < index
    const question = questionOf(name, language)
    const answer = textIn(value, language)
    const isNeeded = !isFurther && (question.length <= mostQuestion || answer.length < leastAnswer)
    return { question: isNeeded ? question : null, answer }
  })
  const sides = condimentsList.map(({ name, quantity }) => ({
    question: null,
    answer: `+\u00A0${quantity}×\u00A0${textIn(name, language)}`,
  }))
  return [...options, ...sides]
}
