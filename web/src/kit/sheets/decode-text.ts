import type { Encoding } from '#kit/sheets/encodings.ts'
import { guessEncoding } from '#kit/sheets/guess-encoding.ts'
import { type EncodingSample, sampleEncodings } from '#kit/sheets/marked-words.ts'
import { ReadRefusal } from '#kit/sheets/read-refusal.ts'

/** The way in which a csv file was read; `samples` exist if another encoding is equally possible. */
export type Lettering = { encoding: Encoding; isGuess: boolean; samples: EncodingSample[] }

// oxlint-disable-next-line no-control-regex -- what no text has is what is looked for.
const binarySigns = /[\u0000-\u0008\u000E-\u001F]/

/** Decodes a csv file, in the chosen encoding, else in the guessed one. Throws if it is not text. */
export function decodeText(bytes: Uint8Array, chosen?: Encoding): { text: string; lettering: Lettering } {
  const guess = guessEncoding(bytes)
  const encoding = chosen ?? guess.encoding
  const text = new TextDecoder(encoding).decode(bytes)
  if (binarySigns.test(text)) throw new ReadRefusal('wrongType')
  const samples = guess.isGuess ? sampleEncodings(bytes) : []
  return { text, lettering: { encoding, isGuess: guess.isGuess && !chosen, samples } }
}
