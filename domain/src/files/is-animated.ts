/** Whether a picture moves: a GIF of several frames, or a PNG or WebP with a chunk that says so. */
export function isAnimated(bytes: Uint8Array): boolean {
  const text = textOf(bytes)
  if (text.startsWith('GIF8')) return [...text.matchAll(gifFrame)].length > 1
  if (text.startsWith('RIFF')) return text.slice(8, 12) === 'WEBP' && text.includes('ANIM')
  const control = text.indexOf('acTL')
  return text.slice(1, 4) === 'PNG' && control >= 0 && control < text.indexOf('IDAT')
}

/** A character for each byte; in parts, as a call takes only so many. */
function textOf(bytes: Uint8Array): string {
  const part = 8192
  const count = Math.ceil(bytes.length / part)
  return Array.from({ length: count }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * part, (index + 1) * part)),
  ).join('')
}

/** What stands before a frame of a GIF: how long it is shown. */
// oxlint-disable-next-line no-control-regex -- These are bytes.
const gifFrame = /\x21\xF9\x04[\s\S]{4}\x00/g
