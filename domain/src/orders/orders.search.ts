/** A guest is found by the beginning of the last name; of fewer letters than these, by the whole of it. */
const lettersOfBeginning = 2

/** Behind every text that begins alike, where texts are compared by their bytes. */
const last = '\u{10FFFF}'

/** Texts from the first, which is included, to the second, which is not. */
export type TextRange = { from: string; to: string }

/**
 * The ranges in which a last name lies that begins with what was typed, whatever its capitals. They are of names as databases put them into small
 * letters: some know only those from A to Z, so that another letter may stand there as it was written.
 */
export function rangesOfName(typed: string): TextRange[] {
  const text = typed.trim()
  const written = [text.toLowerCase(), capitalized(text), text.toUpperCase(), text]
  const beginnings = new Set(written.map(inSmallLatin))
  const isWhole = text.length < lettersOfBeginning
  return [...beginnings].map((from) => ({ from, to: isWhole ? `${from}\u0001` : `${from}${last}` }))
}

/** Whether somebody is called so: by the beginning of the whole name or of any part of it, without regard to capitals and accents. */
export function isCalled(name: string, typed: string): boolean {
  const wanted = plain(typed)
  return wanted !== '' && ` ${plain(name)}`.includes(` ${wanted}`)
}

/** `al marri` becomes `Al Marri`. */
function capitalized(text: string): string {
  return text.toLowerCase().replaceAll(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase())
}

function inSmallLatin(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/\s+/g, ' ')
}
