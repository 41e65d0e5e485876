import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context as KoaContext } from 'koa'
import { type Encoding, encodingsIn } from './accepted-encodings.ts'
import { jsonTextOf, readyJsonOf } from './json-text.ts'
import { onceClosed } from './admit-request.ts'
import type { App } from './context.ts'

/** What is smaller travels in as few packets as it would compressed. */
const smallBytes = 1024

/**
 * Makes the bytes of an answer, compressed if it is a list or a record that a client reads and takes so. As bytes, the answer is encoded
 * once; as an object, Koa would encode it to count its length, and Node again to send it. It is part of what is held for who asked until it has left.
 */
export async function encodeAnswer(app: App, ctx: KoaContext, who: string): Promise<void> {
  const { body } = ctx
  if (body instanceof Readable) {
    // A file that is written while it is read. Half of one must not look like a whole: where it breaks off, so does the connection.
    body.once('error', (error) => {
      // Who has gone wants no more of it, and nothing went wrong.
      if (ctx.res.destroyed) return
      app.log.error({ err: error, requestId: ctx.requestId }, 'An answer broke off')
      ctx.res.destroy()
    })
    return
  }
  // Bytes are as they are to be sent: files, and menus that are kept compressed.
  if (typeof body !== 'object' || body === null || Buffer.isBuffer(body)) return
  const ready = readyJsonOf(body)
  const plain = ready ? Buffer.concat(ready) : Buffer.from(jsonTextOf(body))
  if (ctx.method === 'GET') onceClosed(ctx.res, app.admission.hold(who, plain.length))
  ctx.type = 'application/json; charset=utf-8'
  ctx.body = plain
  // What answers a write is small, and somebody waits for it.
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

/** At these levels a board of 200 KB takes a third of a millisecond, off the event loop; higher ones double that for a tenth less. */
const brotliQuality = 3
const gzipLevel = 3

const compress = {
  br: (plain) =>
    promisify(brotliCompress)(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
  gzip: (plain) => promisify(gzip)(plain, { level: gzipLevel }),
} satisfies Record<Compressed, (plain: Buffer) => Promise<Buffer>>
