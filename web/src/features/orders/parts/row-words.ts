import { isRightToLeft, type Language, textIn } from '@brigade/domain/kit/languages.ts'
import { type AllergyWords, statesAllergy } from '@brigade/domain/orders/orders.allergies.ts'
import type { CartLine } from '@brigade/domain/orders/orders.cart.schema.ts'

type Reader = { language: Language; allergyWords: AllergyWords }

/** The words of an order's row: what guests said of allergies, their other comments, and the dishes. */
export type RowWords = { allergy: string; comment: string; dishes: string }

/** Returns the words that describe an order in one line; each dish and each comment only once. */
export function rowWordsOf(cart: readonly CartLine[], { language, allergyWords }: Reader): RowWords {
  const comments = cart.map(({ comment }) => comment).filter((comment) => comment !== '')
  return {
    allergy: inOneLine(comments.filter((comment) => statesAllergy(comment, allergyWords))),
    comment: inOneLine(comments.filter((comment) => !statesAllergy(comment, allergyWords))),
    dishes: [...new Set(cart.map(({ name }) => textIn(name, language)))].join(isRightToLeft(language) ? '، ' : ', '),
  }
}

function inOneLine(comments: readonly string[]): string {
  return [...new Set(comments)].join(' · ')
}
