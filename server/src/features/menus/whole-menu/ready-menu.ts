import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Encoding } from '#kit/http/accepted-encodings.ts'
import { gzipOf, type Piece } from './pieces.ts'

/** A venue's menu, ready to be sent. */
export type ReadyMenu = {
  version: number
  etag: string
  /** Returns the best encoding that a client accepts, among those that are available quickly. */
  encodingOf(taken: ReadonlySet<Encoding>): Encoding
  bytes(encoding: Encoding): Promise<Buffer>
}

/**
 * Size limit for Brotli, which compresses a menu as a whole: it is not worth the time for a large menu that may change
 * soon.
 */
const largeBytes = 512 * 1024
const readsBeforeBrotli = 10

/** Builds a menu from its pieces, lazily. */
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
