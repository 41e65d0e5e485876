type Picture = { width: number; height: number; bytes?: number }

/** Returns the first bytes of a PNG, padded with zeros to the wanted length. */
export function aPng({ width, height, bytes }: Picture): Uint8Array {
  return filled(
    [0x89, ...ascii('PNG\r\n\x1a\n'), 0, 0, 0, 13, ...ascii('IHDR'), ...wide(width), ...wide(height)],
    bytes,
  )
}

/** Returns the first bytes of a GIF. */
export function aGif({ width, height, bytes }: Picture): Uint8Array {
  return filled([...ascii('GIF89a'), width & 255, width >> 8, height & 255, height >> 8, 0, 0, 0], bytes)
}

/** Returns the first bytes of a JPEG; `orientation` is the camera's orientation as an EXIF number. */
export function aJpeg({ width, height, bytes, orientation }: Picture & { orientation?: number }): Uint8Array {
  const exif = orientation === undefined ? [] : [0xff, 0xe1, ...segment(exifOf(orientation))]
  const frame = [0xff, 0xc0, ...segment([8, ...narrow(height), ...narrow(width), 3, 1, 0x11, 0])]
  const start = [0xff, 0xd8, 0xff, 0xe0, ...segment([...ascii('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0])]
  return filled([...start, ...exif, ...frame], bytes)
}

/** Returns the bytes of a text file, under any name. */
export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(ascii(text))
}

/** Returns one entry of EXIF, big-endian: tag 274, one number of 16 bits. */
function exifOf(orientation: number): number[] {
  const tiff = [...ascii('MM'), 0, 42, 0, 0, 0, 8]
  return [...ascii('Exif\0\0'), ...tiff, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, ...narrow(orientation), 0, 0, 0, 0, 0, 0]
}

function segment(content: number[]): number[] {
  return [...narrow(content.length + 2), ...content]
}

function filled(beginning: number[], bytes = beginning.length + 64): Uint8Array {
  const whole = new Uint8Array(bytes)
  whole.set(beginning)
  return whole
}

function ascii(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0))
}

function narrow(value: number): number[] {
  return [value >> 8, value & 255]
}

function wide(value: number): number[] {
  return [0, 0, ...narrow(value)]
}
