const signatureBytes = 8

/** Length before, check sum after the content of a chunk. */
const frameBytes = 12

/** What a picture is drawn from; everything else in it is told to nobody. */
const drawn = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'sRGB', 'cHRM', 'iCCP', 'IDAT', 'IEND'])

/** A PNG without its texts, times and whatever stands behind its end. Throws at one that is cut off. */
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
