import { type Problem, sentenceOf } from '../kit/problems.ts'
import type { SettingProblems } from '../kit/settings.ts'
import { type AllergyWords, foldText } from './orders.allergies.ts'
import { orderLimits } from './orders.limits.ts'

/** The sentences that people read when their allergy words can't be stored. */
export const allergyErrors = {
  allergyWordEmpty: '“{{word}}”: write at least {{least}} letters.',
  allergyWordTooLong: '“{{word}}”: write at most {{most}} letters.',
  allergyWordTwice: '“{{word}}” is already in the list.',
  allergyWordsTooMany: 'Write at most {{most}} words. There are {{count}}.',
} as const

export type AllergyErrorCode = keyof typeof allergyErrors

/** Shorter words begin too many others. */
const leastLetters = 2

const { allergyWordLength, mostAllergyWords } = orderLimits

/**
 * Returns the problems of a venue's words by their index in the list. Two words are duplicates if they are equal after
 * folding.
 */
export function problemsOfAllergyWords(words: AllergyWords): SettingProblems {
  const folded = words.map(foldText)
  return Object.fromEntries(
    words.flatMap((word, index) => {
      const isTwice = folded.indexOf(folded[index] ?? '') < index
      const problem = problemOf(word, isTwice)
      return problem ? [[String(index), withSentence(problem)]] : []
    }),
  )
}

function problemOf(word: string, isTwice: boolean): Problem<AllergyErrorCode> | null {
  if (foldText(word).length < leastLetters) return { code: 'allergyWordEmpty', params: { word, least: leastLetters } }
  if (word.length > allergyWordLength) return { code: 'allergyWordTooLong', params: { word, most: allergyWordLength } }
  return isTwice ? { code: 'allergyWordTwice', params: { word } } : null
}

/** The words of a venue as a person types them, one per line. */
export type AllergyWordsDraft = { allergyWords: string }

/** Returns the words that a person typed, without empty lines and without spaces around words. */
export function writtenAllergyWords({ allergyWords }: AllergyWordsDraft): string[] {
  return allergyWords
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Returns the first problem of the words that a person typed. */
export function problemsOfAllergyWordsDraft(draft: AllergyWordsDraft): SettingProblems {
  const words = writtenAllergyWords(draft)
  const [first] = Object.values(problemsOfAllergyWords(words))
  if (first) return { allergyWords: first }
  if (words.length <= mostAllergyWords) return {}
  const params = { most: mostAllergyWords, count: words.length }
  return { allergyWords: withSentence({ code: 'allergyWordsTooMany', params }) }
}

function withSentence(problem: Problem<AllergyErrorCode>) {
  return { ...problem, sentence: sentenceOf(allergyErrors, problem) }
}
