/**
 * Normalises a name or another short text for storage and display: one line in Unicode NFC, single spaces, no invisible
 * characters. Control characters, invisible marks and marks that change the writing direction are removed. Joiners stay
 * inside words of scripts that need them (Persian, Kurdish, Sinhala), and inside emoji.
 */
export function plainText(text: string): string {
  if (isInOrder(text)) return text
  return text.normalize('NFC').replaceAll(emojiOrHidden, keepJoiner).replaceAll(spaces, ' ').normalize('NFC').trim()
}

/** Normalises each line of a text; empty lines in between stay. */
export function plainLines(text: string): string {
  if (isInOrder(text)) return text
  return text
    .split(/\r\n?|\n/)
    .map(plainText)
    .join('\n')
    .trim()
}

/** Returns a text for comparisons: two texts that look the same are equal, regardless of capitals. */
export function comparedText(text: string): string {
  if (isInOrder(text)) return text.toLowerCase()
  return plainText(text)
    .replaceAll(/\u200C|\u200D|\uFE0E|\uFE0F/g, '')
    .toLowerCase()
}

/**
 * The shape of most names: words of Latin, Cyrillic and Arabic letters that have only one form, Arabic with at most one
 * vowel sign. This fast path matters because thousands of names are compared on each key press.
 */
const plainWords = wordsOf(
  String.raw`[!-~\u00A1-\u00AC\u00AE-\u02AF\u0400-\u0482\u048A-\u052F\u060C\u061F\u0621-\u064A\u0660-\u0669\u0671-\u06D3][\u064B-\u0652]?`,
)

function isInOrder(text: string): boolean {
  return text === '' || plainWords.test(text)
}

function wordsOf(letter: string): RegExp {
  return new RegExp(`^(?:${letter})+(?: (?:${letter})+)*$`)
}

/** Includes line ends, and the empty Braille pattern, which looks like a space. */
const spaces = /[\t-\r\u0085\u2800\p{Z}]+/gu

/** The invisible characters: control characters, and those that Unicode calls `Default_Ignorable_Code_Point`. */
const hidden = String.raw`(?:(?![\t-\r\u0085])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\uFFF9-\uFFFB])+`

const pictograph = String.raw`\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}]?[\uFE0E\uFE0F]?`
/** Pictures joined to one, flags of regions, digits in a box. */
const emoji = [
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`,
  String.raw`${pictograph}(?:\u200D${pictograph})*`,
  String.raw`[0-9#*]\uFE0F\u20E3`,
].join('|')

const emojiOrHidden = new RegExp(`(${emoji})|${hidden}`, 'gu')

/** A joiner or non-joiner between these letters changes how the word is read. */
const letter = String.raw`(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{Default_Ignorable_Code_Point}])\p{L}`
const endsWithLetter = new RegExp(String.raw`${letter}(?:(?!\p{Default_Ignorable_Code_Point})\p{M})*$`, 'u')
const beginsWithLetter = new RegExp(`^${letter}`, 'u')
/** The most code units of a letter with its marks. */
const letterLength = 8

type Match = [found: string, picture: string | undefined, place: number, text: string]

function keepJoiner(...[found, picture, place, text]: Match): string {
  if (picture !== undefined) return found
  const joiner = /[\u200C\u200D]/.exec(found)?.[0]
  if (joiner === undefined) return ''
  const end = place + found.length
  const before = text.slice(Math.max(0, place - letterLength), place)
  const after = text.slice(end, end + letterLength)
  return endsWithLetter.test(before) && beginsWithLetter.test(after) ? joiner : ''
}
