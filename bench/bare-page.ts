import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

export type BarePage = { address: string; stop(): void }

type Served = {
  /** JSON, by its path. */
  answers: ReadonlyMap<string, unknown>
  /** JavaScript, by its path; browsers keep it, as they keep Brigade's. */
  scripts?: ReadonlyMap<string, string>
}

/** Serves one page at every path except those of the answers and scripts; everything is gzipped beforehand. */
export async function serveBarePage(html: string, { answers, scripts = new Map() }: Served): Promise<BarePage> {
  const page = fileOf('text/html', html)
  const files = new Map([
    ...[...answers].map(([path, answer]) => [path, fileOf('application/json', JSON.stringify(answer))] as const),
    ...[...scripts].map(([path, script]) => [path, fileOf('text/javascript', script)] as const),
  ])
  const server = createServer((request, response) => {
    const { type, body } = files.get(request.url ?? '') ?? page
    response
      .writeHead(200, {
        'Content-Type': type,
        'Content-Encoding': 'gzip',
        'Content-Length': body.length,
        'Cache-Control': type === 'text/javascript' ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
      .end(body)
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

function fileOf(type: string, text: string): { type: string; body: Buffer } {
  return { type, body: gzipSync(text) }
}
