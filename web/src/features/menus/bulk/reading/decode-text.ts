import { ReadRefusal } from '#features/menus/bulk/reading/read-refusal.ts'

const examinedBytes = 4096
/** Of UTF-16 without a mark, headers in Latin letters have a zero in every other byte. */
const zerosOfUtf16 = 0.2
// oxlint-disable-next-line no-control-regex -- what no text has is what is looked for.
const binarySigns = /[\u0000-\u0008\u000E-\u001F]/

/** The text of a csv file: UTF-8 or UTF-16 with or without a mark, else Windows-1256. Throws where it is no text. */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  if (binarySigns.test(text)) throw new ReadRefusal('wrongType')
  return text
}

function encodingOf(bytes: Uint8Array): string {
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
  if (zeros.even > many && zeros.odd === 0) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1256'
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
