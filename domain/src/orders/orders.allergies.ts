import { allergyWordsByLanguage } from './orders.allergies.words.ts'
import type { CartLine } from './orders.cart.schema.ts'

/** The words that a venue adds to Brigade's own. */
export type AllergyWords = readonly string[]

/**
 * Returns whether a comment states an allergy or an intolerance, in any language, capitalisation, accents or spelling.
 * A venue's own words match at the beginning of a word. (product, Orders)
 */
export function statesAllergy(comment: string, venueWords: AllergyWords): boolean {
  if (comment === '') return false
  const clauses = comment
    .split(clauseEnds)
    .map(foldText)
    .filter((clause) => clause !== '')
  const text = ` ${clauses.join(' ')} `
  if (foldedWords(venueWords).some((word) => text.includes(` ${word}`))) return true
  if (clauses.length === 1 && nones.has(text.trim())) return false
  return (
    stems.some((stem) => text.includes(stem)) ||
    beginnings.some((word) => text.includes(` ${word}`)) ||
    clauses.some(avoidsAllergen)
  )
}

/** Returns whether any line of an order has such a comment. */
export function hasAllergy(cart: readonly Pick<CartLine, 'comment'>[], venueWords: AllergyWords): boolean {
  return cart.some(({ comment }) => statesAllergy(comment, venueWords))
}

/**
 * Returns a text for comparisons: lower case, no accents or vowel signs, one spelling for letters that people mix up,
 * single spaces.
 */
export function foldText(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\u0640\u200c\u200d]/gu, '')
  const folded = plain.replaceAll(/[ßæœıøłءٱىیةهەھکڕڵۆێ]/gu, (letter) => oneSpelling[letter] ?? letter)
  return folded
    .replaceAll(/[^\p{L}\p{N}\s.,،]/gu, '')
    .replaceAll(/[\s.,،]+/gu, ' ')
    .trim()
}

/** Returns whether a clause excludes an allergen: "no pine nuts", "nut free", "free of nuts". */
function avoidsAllergen(clause: string): boolean {
  const words = clause.split(' ')
  return words.some((word, index) => {
    if (!isAllergen(word)) return false
    const before = words.slice(Math.max(0, index - wordsBetween), index)
    return (
      before.some((each) => without.has(each)) ||
      freeOf.some((phrase) => before.slice(-2).join(' ') === phrase) ||
      free.has(words[index + 1] ?? '')
    )
  })
}

function isAllergen(word: string): boolean {
  return wholeAllergens.has(word) || allergens.some((allergen) => word.startsWith(allergen))
}

function foldedWords(words: AllergyWords): readonly string[] {
  const known = foldedOf.get(words)
  if (known) return known
  const folded = words.map(foldText).filter((word) => word !== '')
  foldedOf.set(words, folded)
  return folded
}

/** A cache, so that a venue's list is folded once and not for every comment. */
const foldedOf = new WeakMap<AllergyWords, readonly string[]>()

const clauseEnds = /[.,،]/u

/** The number of words before an allergen among which "no" counts: "no garlic or nuts". */
const wordsBetween = 3

/** Accents and the marks on Arabic letters are removed before this step. */
const oneSpelling: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ø: 'o',
  ł: 'l',
  ء: '',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ە: 'ه',
  ھ: 'ه',
  ک: 'ك',
  ڕ: 'ر',
  ڵ: 'ل',
  ۆ: 'و',
  ێ: 'ي',
}

const lists = Object.values(allergyWordsByLanguage)
const stems = lists.flatMap(({ anywhere }) => anywhere.map(foldText))
const beginnings = lists.flatMap(({ beginning }) => beginning.map(foldText))
const allergens = lists.flatMap(({ allergen }) => allergen.map(foldText))
const wholeAllergens = new Set(lists.flatMap(({ wholeAllergen }) => wholeAllergen.map(foldText)))
const without = new Set(lists.flatMap(({ no }) => no.map(foldText)))
const free = new Set(lists.flatMap(({ isFree }) => isFree.map(foldText)))
const freeOf = lists.flatMap((words) => words.freeOf.map(foldText))
/** A comment that consists only of one of these texts states that there is no allergy. */
const nones = new Set(lists.flatMap(({ none }) => none.map(foldText)))
