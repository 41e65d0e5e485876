import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Encoding } from '#kit/accepted-encodings.ts'
import { gzipOf, type Piece } from './pieces.ts'

/** A venue's menu, ready to be sent. */
export type ReadyMenu = {
  version: number
  etag: string
  /** The best of the encodings that a client takes, of those that need not be waited for long. */
  encodingOf(taken: ReadonlySet<Encoding>): Encoding
  bytes(encoding: Encoding): Promise<Buffer>
}

/** Brotli takes a menu as a whole: above this, it is not made for a menu that may be another soon. */
const largeBytes = 512 * 1024
const readsBeforeBrotli = 10

/** Puts a menu together from its pieces, as late as it is asked for. */
export function readyMenu(version: number, pieces: readonly Piece[]): ReadyMenu {
  const hash = createHash('sha1')
  for (const { digest } of pieces) hash.update(digest)
  const length = pieces.reduce((sum, { bytes }) => sum + bytes.length, 0)
  const made = new Map<Encoding, Promise<Buffer>>()
  let isBrotliReady = length <= largeBytes
  let reads = 0

  function bytes(encoding: Encoding): Promise<Buffer> {
    const known = made.get(encoding)
    if (known) return known
    const making = encode[encoding](pieces)
    made.set(encoding, making)
    return making
  }

  function encodingOf(taken: ReadonlySet<Encoding>): Encoding {
    if (!taken.has('br')) return taken.has('gzip') ? 'gzip' : 'identity'
    if (isBrotliReady || !taken.has('gzip')) return 'br'
    reads += 1
    if (reads === readsBeforeBrotli) void bytes('br').then(() => (isBrotliReady = true))
    return 'gzip'
  }

  return { version, etag: `W/"${version}-${hash.digest('base64url').slice(0, 16)}"`, encodingOf, bytes }
}

const encode = {
  identity: (pieces) => Promise.resolve(whole(pieces)),
  gzip: gzipOf,
  br: (pieces) => {
    const plain = whole(pieces)
    return promisify(brotliCompress)(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    })
  },
} satisfies Record<Encoding, (pieces: readonly Piece[]) => Promise<Buffer>>

function whole(pieces: readonly Piece[]): Buffer {
  return Buffer.concat(pieces.map((piece) => piece.bytes))
}
