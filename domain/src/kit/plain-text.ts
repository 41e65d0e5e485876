/**
 * A name or another short text in order, as it is kept and shown: one line in Unicode NFC, single spaces, and nothing that nobody sees.
 * Control characters, invisible marks and those that turn the direction of writing go; joiners stay inside of words of scripts that
 * need them (Persian, Kurdish, Sinhala), and inside of emoji.
 */
export function plainText(text: string): string {
  if (isInOrder(text)) return text
  return text.normalize('NFC').replaceAll(emojiOrHidden, keepJoiner).replaceAll(spaces, ' ').normalize('NFC').trim()
}

/** A text of several lines, each of them in order; empty ones stay in between. */
export function plainLines(text: string): string {
  if (isInOrder(text)) return text
  return text
    .split(/\r\n?|\n/)
    .map(plainText)
    .join('\n')
    .trim()
}

/** A text as texts are compared: two that look the same are the same, in capitals or not. */
export function comparedText(text: string): string {
  if (isInOrder(text)) return text.toLowerCase()
  return plainText(text)
    .replaceAll(/\u200C|\u200D|\uFE0E|\uFE0F/g, '')
    .toLowerCase()
}

/**
 * What most names are made of: words of Latin, Cyrillic and Arabic letters that have one form each, of Arabic with one vowel sign at
 * most. Thousands of them are compared while somebody types.
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

/** Also line ends, and what looks like a space: the empty pattern of Braille. */
const spaces = /[\t-\r\u0085\u2800\p{Z}]+/gu

/** `Default_Ignorable_Code_Point` is Unicode's list of what has no picture of its own. */
const hidden = String.raw`(?:(?![\t-\r\u0085])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\uFFF9-\uFFFB])+`

const pictograph = String.raw`\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}]?[\uFE0E\uFE0F]?`
/** Pictures that are joined to one, flags of regions, digits in a box. */
const emoji = [
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`,
  String.raw`${pictograph}(?:\u200D${pictograph})*`,
  String.raw`[0-9#*]\uFE0F\u20E3`,
].join('|')

const emojiOrHidden = new RegExp(`(${emoji})|${hidden}`, 'gu')

/** Where these letters meet, a joiner or its contrary changes what is read. */
const letter = String.raw`(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{Default_Ignorable_Code_Point}])\p{L}`
const endsWithLetter = new RegExp(String.raw`${letter}(?:(?!\p{Default_Ignorable_Code_Point})\p{M})*$`, 'u')
const beginsWithLetter = new RegExp(`^${letter}`, 'u')
/** Code units of a letter with its marks, at most. */
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
