/** Returns whether a picture is animated: a GIF of several frames, or a PNG or WebP with an animation chunk. */
export function isAnimated(bytes: Uint8Array): boolean {
  const text = textOf(bytes)
  if (text.startsWith('GIF8')) return [...text.matchAll(gifFrame)].length > 1
  if (text.startsWith('RIFF')) return text.slice(8, 12) === 'WEBP' && text.includes('ANIM')
  const control = text.indexOf('acTL')
  return text.slice(1, 4) === 'PNG' && control >= 0 && control < text.indexOf('IDAT')
}

/** Returns one character for each byte. It works in parts, because the number of arguments of a call is limited. */
function textOf(bytes: Uint8Array): string {
  const part = 8192
  const count = Math.ceil(bytes.length / part)
  return Array.from({ length: count }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * part, (index + 1) * part)),
  ).join('')
}

/** The block before each frame of a GIF, which sets how long the frame is shown. */
// oxlint-disable-next-line no-control-regex -- These are bytes.
const gifFrame = /\x21\xF9\x04[\s\S]{4}\x00/g
