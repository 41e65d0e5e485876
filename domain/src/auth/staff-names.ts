import { plainText } from '../kit/plain-text.ts'
import type { Problems } from '../kit/problems.ts'

type Names = { fname?: string; lname?: string }

/**
 * Returns the problems of the names of a member of staff. The names are on orders, prints and exports: each must begin
 * with a letter, so that no program reads it as a formula.
 */
export function problemsOfNames(names: Names): Problems<'nameInvalid'> {
  const wrong = Object.entries(names).filter(([, name]) => !beginsWithLetter.test(plainText(name)))
  return Object.fromEntries(wrong.map(([field]) => [field, { code: 'nameInvalid' as const }]))
}

/** An apostrophe may come first: `’t Hooft`. */
const beginsWithLetter = /^['’‘ʻʿ]?\p{L}/u
