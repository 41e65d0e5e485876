import type { Encoding } from '#kit/sheets/encodings.ts'
import { decoded, markedWords } from '#kit/sheets/marked-words.ts'

export type EncodingGuess = {
  encoding: Encoding
  /** True if nothing in the file proves the encoding: another one may be right. */
  isGuess: boolean
}

const examinedBytes = 4096
/** Headers in Latin letters in UTF-16 without a mark have a zero in every other byte. */
const zerosOfUtf16 = 0.2
/** Number of valid letters per damaged one in a file that is still UTF-8. */
const soundForEachDamaged = 3

/**
 * Guesses the encoding of a text file: by its mark, by the encoding that decodes it without a fault, else by the
 * reading that looks most like words.
 */
export function guessEncoding(bytes: Uint8Array): EncodingGuess {
  const proven = utf16Of(bytes) ?? (isUtf8(bytes) ? 'utf-8' : undefined)
  if (proven) return { encoding: proven, isGuess: false }
  const words = markedWords(bytes)
  if (isNearlyUtf8(words)) return { encoding: 'utf-8', isGuess: true }
  const scores = candidates.map((encoding) => ({ encoding, score: likeness(decoded(words, encoding)) }))
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one))
  const isTurkish =
    best.encoding === 'windows-1252' && words.some((word) => word.some((byte) => turkishBytes.has(byte)))
  return { encoding: isTurkish ? 'windows-1254' : best.encoding, isGuess: true }
}

/** If two are equally likely, the first wins. */
const candidates = ['windows-1252', 'windows-1256', 'windows-1251', 'macintosh'] as const satisfies Encoding[]

/** Bytes that are ğ, ı, ş and their capitals in Turkish files, and Icelandic letters in Western ones. */
const turkishBytes = new Set([0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe])

function utf16Of(bytes: Uint8Array): Encoding | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const head = bytes.subarray(0, examinedBytes)
  const zeros = { even: 0, odd: 0 }
  head.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2 === 0 ? 'even' : 'odd'] += 1
  })
  const many = (head.length / 2) * zerosOfUtf16
  if (zeros.odd > many && zeros.even === 0) return 'utf-16le'
  return zeros.even > many && zeros.odd === 0 ? 'utf-16be' : undefined
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

function isNearlyUtf8(words: readonly Uint8Array[]): boolean {
  const text = decoded(words, 'utf-8')
  const damaged = text.match(/\uFFFD/g)?.length ?? 0
  const sound = text.match(/(?!\uFFFD)[^\p{ASCII}]/gu)?.length ?? 0
  return sound >= damaged * soundForEachDamaged
}

/**
 * Rates how much a text looks like words: letters of one script together, capitals at the beginning, no signs in the
 * middle.
 */
function likeness(text: string): number {
  let score = 0
  let before = ' '
  for (const sign of text) {
    if (sign > '\u007F' || before > '\u007F') score += likenessOfPair(before, sign)
    before = sign
  }
  return score
}

const scripts = [/\p{sc=Latin}/u, /\p{sc=Arabic}/u, /\p{sc=Cyrillic}/u]

function likenessOfPair(one: string, other: string): number {
  if (/[\s"]/.test(one + other)) return 0
  if (isQuoted(one, other)) return 1
  if (!isLetter(one) || !isLetter(other)) return /[\p{Pd}\p{Pi}\p{Pf}\p{Ps}\p{Pe}'.!?]/u.test(one + other) ? 0 : -1
  if (scriptOf(one) !== scriptOf(other)) return -2
  if (/\p{Ll}/u.test(one) && /\p{Lu}/u.test(other)) return -2
  const isAccented = scriptOf(one) === 0 && one > '\u007F' && other > '\u007F'
  return isAccented ? -1 : 1
}

/**
 * Returns true for apostrophes and quotation marks at the usual places in words: an encoding that decodes them as
 * letters is not better for it.
 */
function isQuoted(one: string, other: string): boolean {
  return (isLetter(one) && /[’”]/.test(other)) || (/[‘’“]/.test(one) && isLetter(other))
}

function isLetter(sign: string): boolean {
  return /[\p{L}\p{M}\u200C]/u.test(sign)
}

/** Returns the script of a sign. Vowel signs of Arabic belong to no script of their own. */
function scriptOf(sign: string): number {
  return /[\p{M}\u200C\u0640]/u.test(sign) ? 1 : scripts.findIndex((script) => script.test(sign))
}
