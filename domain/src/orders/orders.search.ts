/** A guest is found by the beginning of the last name; a shorter text than this must be the whole name. */
const lettersOfBeginning = 2

/** Sorts after every text with the same beginning, if texts are compared by their bytes. */
const last = '\u{10FFFF}'

/** A range of texts from the first, which is included, to the second, which is not. */
export type TextRange = { from: string; to: string }

/**
 * Returns the ranges of last names that begin with the typed text, regardless of capitals. They apply to names in the
 * database's lower case: some databases know only the letters from A to Z, so other letters may keep their capitals.
 */
export function rangesOfName(typed: string): TextRange[] {
  const text = typed.trim()
  const written = [text.toLowerCase(), capitalized(text), text.toUpperCase(), text]
  const beginnings = new Set(written.map(inSmallLatin))
  const isWhole = text.length < lettersOfBeginning
  return [...beginnings].map((from) => ({ from, to: isWhole ? `${from}\u0001` : `${from}${last}` }))
}

/**
 * Returns whether a person's name matches: by the beginning of the whole name or of any part of it, regardless of
 * capitals and accents.
 */
export function isCalled(name: string, typed: string): boolean {
  const wanted = plain(typed)
  return wanted !== '' && ` ${plain(name)}`.includes(` ${wanted}`)
}

/** Returns `Al Marri` for `al marri`. */
function capitalized(text: string): string {
  return text.toLowerCase().replaceAll(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase())
}

function inSmallLatin(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/\s+/g, ' ')
}
