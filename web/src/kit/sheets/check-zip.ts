import { readLimits } from '#kit/sheets/read-limits.ts'
import { RowCount } from '#kit/sheets/row-count.ts'
import { ReadRefusal } from '#kit/sheets/read-refusal.ts'

type Entry = { name: string; isDeflated: boolean; packedBytes: number; unpackedBytes: number; headerAt: number }

const endSign = 0x06054b50
const entrySign = 0x02014b50
const endBytes = 22
const longestComment = 65_535
const deflated = 8

/**
 * Checks a zip file before it is unpacked: that it is a workbook, and does not grow beyond the limits. First by the
 * sizes in its directory, then by the real sizes, because a directory can lie. Returns the last filled row. Throws with
 * the name of the fault.
 */
export async function checkZip(bytes: Uint8Array): Promise<{ lastRow: number }> {
  const entries = readDirectory(bytes)
  const names = new Set(entries.map(({ name }) => name))
  if (!names.has('xl/workbook.xml')) throw new ReadRefusal('wrongType')
  const said = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0)
  if (said > readLimits.unpackedBytes) throw new ReadRefusal('zipBomb')
  let left: number = readLimits.unpackedBytes
  let lastRow = 0
  for (const entry of entries) {
    const rows = entry.name.endsWith('.xml') ? new RowCount() : undefined
    left -= await countUnpacked(bytes, entry, { atMost: left, rows })
    // One row more than the limit is enough to detect too many rows.
    const last = rows && rows.filled > readLimits.filledRows ? readLimits.filledRows + 1 : (rows?.last ?? 0)
    lastRow = Math.max(lastRow, last)
  }
  return { lastRow }
}

function readDirectory(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > readLimits.zipEntries) throw new ReadRefusal('zipBomb')
  const entries: Entry[] = []
  let place = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (place + 46 > bytes.length || view.getUint32(place, true) !== entrySign) throw new ReadRefusal('broken')
    const nameBytes = view.getUint16(place + 28, true)
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(place + 46, place + 46 + nameBytes)),
      isDeflated: view.getUint16(place + 10, true) === deflated,
      packedBytes: view.getUint32(place + 20, true),
      unpackedBytes: view.getUint32(place + 24, true),
      headerAt: view.getUint32(place + 42, true),
    })
    place += 46 + nameBytes + view.getUint16(place + 30, true) + view.getUint16(place + 32, true)
  }
  return entries
}

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - endBytes - longestComment)
  for (let place = view.byteLength - endBytes; place >= lowest; place -= 1) {
    if (view.getUint32(place, true) === endSign) return place
  }
  throw new ReadRefusal('broken')
}

type Counting = { atMost: number; rows: RowCount | undefined }

async function countUnpacked(bytes: Uint8Array, entry: Entry, { atMost, rows }: Counting): Promise<number> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (entry.headerAt + 30 > bytes.length) throw new ReadRefusal('broken')
  const start =
    entry.headerAt + 30 + view.getUint16(entry.headerAt + 26, true) + view.getUint16(entry.headerAt + 28, true)
  const packed = bytes.slice(start, start + entry.packedBytes)
  if (!entry.isDeflated) {
    rows?.read(packed)
    return entry.packedBytes
  }
  const stream = new DecompressionStream('deflate-raw')
  const writer = stream.writable.getWriter()
  // The reader below meets the same error again.
  writer.write(packed).catch(() => undefined)
  writer.close().catch(() => undefined)
  const reader = stream.readable.getReader()
  let count = 0
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new ReadRefusal('broken')
    })
    if (done) return count
    count += value.byteLength
    rows?.read(value)
    if (count > atMost) {
      await reader.cancel().catch(() => undefined)
      throw new ReadRefusal('zipBomb')
    }
  }
}
