import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

export type BarePage = { address: string; stop(): void }

/** Serves one page at every path except those of the answers, which are JSON; everything is gzipped beforehand. */
export async function serveBarePage(html: string, answers: ReadonlyMap<string, unknown>): Promise<BarePage> {
  const page = gzipSync(html)
  const bodies = new Map([...answers].map(([path, answer]) => [path, gzipSync(JSON.stringify(answer))]))
  const server = createServer((request, response) => {
    const body = bodies.get(request.url ?? '')
    response
      .writeHead(200, {
        'Content-Type': body ? 'application/json' : 'text/html',
        'Content-Encoding': 'gzip',
        'Content-Length': (body ?? page).length,
      })
      .end(body ?? page)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
