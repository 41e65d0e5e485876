import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import type { Stretch } from './whole-parts.ts'

/** A piece of the menu as bytes, compressed once, at the first request for it. */
export type Piece = { bytes: Buffer; digest: Buffer; deflated(): Promise<Buffer> }

/** A run of items and its piece, which is reused while the run has the same items. */
type Run = { items: readonly string[]; piece: Piece }

/** The pieces of a venue's menu; unchanged ones are reused from the menu before. */
export class Pieces {
  #runs = new Map<number, Run>()
  #between = new Map<string, Piece>()

  of(stretches: Iterable<Stretch>): Piece[] {
    const runs = new Map<number, Run>()
    const between = new Map<string, Piece>()
    const pieces: Piece[] = []
    let text = ''
    const endText = () => {
      if (text === '') return
      const piece = this.#between.get(text) ?? pieceOf(text)
      between.set(text, piece)
      pieces.push(piece)
      text = ''
    }
    for (const stretch of stretches) {
      if ('between' in stretch) {
        text += stretch.between
        continue
      }
      endText()
      const known = this.#runs.get(stretch.firstId)
      const run =
        known && isSame(known.items, stretch.items)
          ? known
          : { items: stretch.items, piece: pieceOf(stretch.items.join()) }
      runs.set(stretch.firstId, run)
      pieces.push(run.piece)
    }
    endText()
    this.#runs = runs
    this.#between = between
    return pieces
  }
}

function isSame(known: readonly string[], items: readonly string[]): boolean {
  return known.length === items.length && known.every((text, place) => text === items[place])
}

function pieceOf(text: string): Piece {
  const bytes = Buffer.from(text)
  let deflated: Promise<Buffer> | undefined
  return {
    bytes,
    digest: createHash('sha1').update(bytes).digest(),
    deflated: () => (deflated ??= deflatedPiece(bytes)),
  }
}

/** Minimum size: below it, compressing costs more than it saves. */
const worthDeflating = 200

/**
 * Returns a piece of a deflate stream that ends on a whole byte and refers to nothing before it, so that such pieces may be
 * concatenated.
 */
function deflatedPiece(bytes: Buffer): Promise<Buffer> {
  if (bytes.length >= worthDeflating) {
    return promisify(deflateRaw)(bytes, { finishFlush: constants.Z_SYNC_FLUSH })
  }
  const storedBlock = Buffer.from([0, bytes.length, 0, 0xff - bytes.length, 0xff])
  return Promise.resolve(Buffer.concat([storedBlock, bytes]))
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff])

/** Joins pieces to one gzip file (RFC 1952). */
export async function gzipOf(pieces: readonly Piece[]): Promise<Buffer> {
  const deflated = await Promise.all(pieces.map((piece) => piece.deflated()))
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(
    pieces.reduce((sum, { bytes }) => crc32(bytes, sum), 0),
    0,
  )
  trailer.writeUInt32LE(
    pieces.reduce((sum, { bytes }) => sum + bytes.length, 0),
    4,
  )
  return Buffer.concat([gzipHeader, ...deflated, lastBlock, trailer])
}
