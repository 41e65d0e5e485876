/** In letters: `Allerg` is in Allergy, Allergic and Allergies. */
const stem = 6

/**
 * Returns whether a comment names an allergy in the reader's language, so that the word before it would say it twice.
 * `word` is the word for an allergy in that language.
 */
export function namesAllergy(comment: string, word: string): boolean {
  return comment.toLowerCase().includes(word.toLowerCase().slice(0, stem))
}
