import { type Encoding, guessedEncodings } from '#kit/sheets/encodings.ts'

const wordsAtMost = 2000
const wordBytes = 60
const sampleWords = 3
const space = 0x20
const separators = new Set([0x09, 0x0a, 0x0d, space, 0x22, 0x2c, 0x3b])

/** Returns the words of a text file that have a letter beyond ASCII; enough of them to guess its encoding. */
export function markedWords(bytes: Uint8Array): Uint8Array[] {
  const words: Uint8Array[] = []
  let start = 0
  let isMarked = false
  for (let place = 0; place <= bytes.length && words.length < wordsAtMost; place += 1) {
    const byte = bytes[place]
    if (byte !== undefined && !separators.has(byte)) {
      isMarked ||= byte > 0x7f
      continue
    }
    if (isMarked) words.push(bytes.subarray(start, Math.min(place, start + wordBytes)))
    start = place + 1
    isMarked = false
  }
  return words
}

/** Decodes words to one text, with spaces between. */
export function decoded(words: readonly Uint8Array[], encoding: Encoding): string {
  const decoder = new TextDecoder(encoding)
  return words.map((word) => decoder.decode(word)).join(' ')
}

export type EncodingSample = { encoding: Encoding; sample: string }

/**
 * Returns a few words of a file in each encoding, first those that are damaged in UTF-8: people see which one is right.
 */
export function sampleEncodings(bytes: Uint8Array): EncodingSample[] {
  const words = markedWords(bytes)
  const isDamaged = (word: Uint8Array) => decoded([word], 'utf-8').includes('\uFFFD')
  const telling = [...words.filter(isDamaged), ...words].slice(0, sampleWords)
  return guessedEncodings.map((encoding) => ({ encoding, sample: decoded(telling, encoding) }))
}
