import type { Middleware } from 'koa'
import sendFile from 'koa-send'

const week = 7 * 24 * 3_600_000

/** The folder holds more than pictures. */
const picturePath = /^\/pictures\/[a-z0-9-]+\.png$/

/** Serves the demo's pictures, which change only with the program. */
export function servePictures(root: string): Middleware {
  return async (ctx, next) => {
    const isAsked = picturePath.test(ctx.path) && (ctx.method === 'GET' || ctx.method === 'HEAD')
    const name = ctx.path.slice('/pictures/'.length)
    const sent = isAsked && (await sendFile(ctx, name, { root, maxage: week }))
    if (!sent) await next()
  }
}
