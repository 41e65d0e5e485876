import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context as KoaContext } from 'koa'
import { type Encoding, encodingsIn } from './accepted-encodings.ts'
import { jsonTextOf, readyJsonOf } from '../bodies/json-text.ts'
import { onceClosed } from './admit-request.ts'
import type { App } from '../context/context.ts'

/** Smaller answers travel in as few packets as they would compressed. */
const smallBytes = 1024

/**
 * Makes the bytes of an answer, compressed if it is a list or a record that a client reads and accepts compressed. As
 * bytes, the answer is encoded once; as an object, Koa would encode it to count its length, and Node again to send it.
 * It counts in the memory held for the caller until it has left.
 */
export async function encodeAnswer(app: App, ctx: KoaContext, who: string): Promise<void> {
  const { body } = ctx
  if (body instanceof Readable) {
    // A file is written while it is read. A partial file must not look whole: if it breaks off, the connection does
    // too.
    body.once('error', (error) => {
      // The client is gone and needs nothing more; this is no error.
      if (ctx.res.destroyed) return
      app.log.error({ err: error, requestId: ctx.requestId }, 'An answer broke off')
      ctx.res.destroy()
    })
    return
  }
  // Bytes are sent unchanged: files, and menus that are cached compressed.
  if (typeof body !== 'object' || body === null || Buffer.isBuffer(body)) return
  const ready = readyJsonOf(body)
  const plain = ready ? Buffer.concat(ready) : Buffer.from(jsonTextOf(body))
  if (ctx.method === 'GET') onceClosed(ctx.res, app.admission.hold(who, plain.length))
  ctx.type = 'application/json; charset=utf-8'
  ctx.body = plain
  // The answer to a write is small, and its caller waits for it.
  if (ctx.method !== 'GET' || plain.length <= smallBytes) return
  ctx.vary('Accept-Encoding')
  const taken = encodingsIn(ctx.req.headers['accept-encoding'])
  const encoding = preferred.find((each) => taken.has(each))
  if (encoding === undefined) return
  ctx.set('Content-Encoding', encoding)
  ctx.body = await compress[encoding](plain)
}

type Compressed = Exclude<Encoding, 'identity'>

const preferred: readonly Compressed[] = ['br', 'gzip']

/**
 * The compression levels: a board of 200 KB takes a third of a millisecond, off the event loop; higher levels take
 * twice as long for a tenth less.
 */
const brotliQuality = 3
const gzipLevel = 3

const compress = {
  br: (plain) =>
    promisify(brotliCompress)(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
  gzip: (plain) => promisify(gzip)(plain, { level: gzipLevel }),
} satisfies Record<Compressed, (plain: Buffer) => Promise<Buffer>>
