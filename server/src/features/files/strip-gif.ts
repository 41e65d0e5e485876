const headerBytes = 13
const [extension, image, trailer] = [0x21, 0x2c, 0x3b]
const [graphicControl, application] = [0xf9, 0xff]
const descriptorBytes = 10

/** The loop count of an animation is the only application extension that changes what is seen. */
const repeats = 'NETSCAPE2.0'

/** Returns a GIF without comments, application data and whatever follows its end. Throws if it is cut off. */
export function stripGif(bytes: Uint8Array): Uint8Array {
  let at = headerBytes + tableBytes(byteAt(bytes, 10))
  const kept = [bytes.subarray(0, at)]
  while (byteAt(bytes, at) !== trailer) {
    const end = endOfBlock(bytes, at)
    if (isDrawn(bytes, at)) kept.push(bytes.subarray(at, end))
    at = end
  }
  return Buffer.concat([...kept, Uint8Array.of(trailer)])
}

function isDrawn(bytes: Uint8Array, at: number): boolean {
  if (bytes[at] === image) return true
  const label = byteAt(bytes, at + 1)
  if (label === application) return String.fromCharCode(...bytes.subarray(at + 3, at + 14)) === repeats
  return label === graphicControl
}

function endOfBlock(bytes: Uint8Array, at: number): number {
  const kind = byteAt(bytes, at)
  if (kind === extension) return endOfData(bytes, at + 2)
  if (kind !== image) throw new RangeError('The GIF has a block of no known kind')
  const table = tableBytes(byteAt(bytes, at + descriptorBytes - 1))
  // One byte before the data says how it was packed.
  return endOfData(bytes, at + descriptorBytes + table + 1)
}

/**
 * Returns the end of data, which comes in parts of up to 255 bytes, each with its length before it; one of length 0 is
 * the last.
 */
function endOfData(bytes: Uint8Array, at: number): number {
  const length = byteAt(bytes, at)
  return length === 0 ? at + 1 : endOfData(bytes, at + 1 + length)
}

/**
 * Returns the bytes of a colour table: three per colour. The highest bit says whether there is one, the lowest three its
 * size.
 */
function tableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

function byteAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at]
  if (byte === undefined) throw new RangeError('The GIF is cut off')
  return byte
}
