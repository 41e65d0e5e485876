import { encodingsIn } from '#kit/http/accepted-encodings.ts'
import type { Context } from '#kit/context/context.ts'
import type { ReadyMenu } from './ready-menu.ts'

/**
 * Sends the prepared bytes in an after hook: over REST in an encoding that the client accepts, or a 304 for a client that
 * has them.
 */
export async function answerWholeMenu(context: Context): Promise<void> {
  // The result of the service's method.
  const menu: ReadyMenu = context.result
  if (context.params.provider !== 'rest') {
    context.result = await menu.bytes('identity')
    return
  }
  const { headers = {} } = context.params
  const shared = { ETag: menu.etag, 'Cache-Control': 'private, no-cache', Vary: 'Accept-Encoding' }
  if (hasTag(headers['if-none-match'], menu.etag)) {
    context.http = { status: 304, headers: shared }
    context.result = null
    return
  }
  const encoding = menu.encodingOf(encodingsIn(headers['accept-encoding']))
  context.result = await menu.bytes(encoding)
  context.http = {
    headers: {
      ...shared,
      'Content-Type': 'application/json; charset=utf-8',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    },
  }
}

function hasTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const tags = header.split(',').map((tag) => tag.trim())
  return tags.includes('*') || tags.some((tag) => tag.replace(/^W\//, '') === etag.replace(/^W\//, ''))
}
