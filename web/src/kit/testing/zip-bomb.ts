const directorySign = [0x50, 0x4b, 0x01, 0x02]

export function setUnpackedBytes(bytes: Uint8Array, value: number): void {
  new DataView(bytes.buffer).setUint32(indexOf(bytes, directorySign) + 24, value, true)
}

/** Returns the file with one more entry, which unpacks to far more than the directory says. */
export async function bomb(bytes: Uint8Array, unpackedBytes: number): Promise<Uint8Array> {
  const packed = await deflate(new Uint8Array(unpackedBytes))
  const name = new TextEncoder().encode('xl/media/a.bin')
  const header = new Uint8Array(30 + name.length)
  new DataView(header.buffer).setUint32(0, 0x04034b50, true)
  new DataView(header.buffer).setUint16(8, 8, true)
  new DataView(header.buffer).setUint16(26, name.length, true)
  header.set(name, 30)
  const directory = indexOf(bytes, directorySign)
  const end = bytes.length - 22
  const entry = new Uint8Array(46 + name.length)
  const view = new DataView(entry.buffer)
  view.setUint32(0, 0x02014b50, true)
  view.setUint16(10, 8, true)
  view.setUint32(20, packed.length, true)
  view.setUint32(24, 10, true)
  view.setUint16(28, name.length, true)
  view.setUint32(42, directory, true)
  entry.set(name, 46)
  const tail = bytes.slice(end)
  const tailView = new DataView(tail.buffer)
  tailView.setUint16(8, tailView.getUint16(8, true) + 1, true)
  tailView.setUint16(10, tailView.getUint16(10, true) + 1, true)
  tailView.setUint32(12, tailView.getUint32(12, true) + entry.length, true)
  tailView.setUint32(16, directory + header.length + packed.length, true)
  return joined(bytes.slice(0, directory), header, packed, bytes.slice(directory, end), entry, tail)
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new CompressionStream('deflate-raw')
  const writer = stream.writable.getWriter()
  void writer.write(bytes).then(() => writer.close())
  const parts: Uint8Array[] = []
  const reader = stream.readable.getReader()
  for (let step = await reader.read(); !step.done; step = await reader.read()) parts.push(step.value)
  return joined(...parts)
}

function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let place = 0
  for (const part of parts) {
    whole.set(part, place)
    place += part.length
  }
  return whole
}

export function replaceBytes(bytes: Uint8Array, from: Uint8Array, to: Uint8Array): Uint8Array {
  const copy = bytes.slice()
  for (let place = indexOf(copy, [...from]); place !== -1; place = indexOf(copy, [...from])) copy.set(to, place)
  return copy
}

function indexOf(bytes: Uint8Array, sign: readonly number[]): number {
  return bytes.findIndex((_, place) => sign.every((byte, offset) => bytes[place + offset] === byte))
}
