const signatureBytes = 8

/** Length before, check sum after the content of a chunk. */
const frameBytes = 12

/** The chunks that a picture is drawn from; all others are removed. */
const drawn = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'sRGB', 'cHRM', 'iCCP', 'IDAT', 'IEND'])

/** Returns a PNG without its texts, times and whatever follows its end. Throws if it is cut off. */
export function stripPng(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept = [bytes.subarray(0, signatureBytes)]
  let name = ''
  for (let start = signatureBytes; name !== 'IEND';) {
    const end = start + view.getUint32(start) + frameBytes
    if (end > bytes.length) throw new RangeError('A chunk of the PNG is cut off')
    name = String.fromCharCode(...bytes.subarray(start + 4, start + 8))
    if (drawn.has(name)) kept.push(bytes.subarray(start, end))
    start = end
  }
  return Buffer.concat(kept)
}
