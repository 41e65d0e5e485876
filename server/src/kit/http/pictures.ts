import type { Middleware } from 'koa'
import sendFile from 'koa-send'
import { addressUnknown } from '../errors/errors.ts'
import { assertReads } from './reads-only.ts'

const week = 7 * 24 * 3_600_000

const folder = '/pictures/'

/** The folder holds more than pictures. */
const pictureName = /^[a-z0-9-]+\.png$/

/** Serves the demo's pictures, which change only with the program. No other file below their address is served. */
export function servePictures(root: string): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith(folder)) return next()
    assertReads(ctx)
    const name = ctx.path.slice(folder.length)
    const sent = pictureName.test(name) && (await sendFile(ctx, name, { root, maxage: week }))
    if (!sent) throw addressUnknown()
  }
}
