import { type IncomingHttpHeaders, request as httpRequest } from 'node:http'

export type RawRequest = { method?: string; headers: Record<string, string>; chunks?: Buffer[] }
export type RawAnswer = { status?: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string }

/** Sends and receives raw bytes, which `fetch` does not. */
export function rawRequest(url: string, { method = 'GET', headers, chunks = [] }: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const bytes = Buffer.concat(parts)
        resolve({ status: response.statusCode, headers: response.headers, bytes, text: bytes.toString() })
      })
    })
    request.on('error', reject)
    for (const chunk of chunks) request.write(chunk)
    request.end()
  })
}
