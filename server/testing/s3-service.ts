import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Settings } from '#kit/settings/s3-settings.ts'
import { readSignature, sha256 } from './aws-signature.ts'

type Stored = { bytes: Buffer; contentType: string | undefined }

/** A server for the part of S3 that stores, reads and removes objects, over HTTP and with its errors in XML. */
export type S3Service = {
  settings: S3Settings
  objects: Map<string, Stored>
  /** Makes every call fail from now on. */
  fail(): void
  close(): Promise<void>
}

const bucket = 'brigade-files'
const accessKeyId = 'AKIABRIGADE'
const secretAccessKey = 'a secret key'
const region = 'eu-central-1'

export async function startS3Service(): Promise<S3Service> {
  const objects = new Map<string, Stored>()
  let isFailing = false
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error))
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = Buffer.concat(await request.toArray())
    const [refusal, status] = isFailing ? ['InternalError', 500] : (refusalOf(request, bytes) ?? [])
    if (refusal) return send(response, status!, refusal)
    const key = new URL(request.url!, 'http://s3').pathname.slice(`/${bucket}/`.length)
    if (request.method === 'PUT') objects.set(key, { bytes, contentType: request.headers['content-type'] })
    if (request.method === 'DELETE') objects.delete(key)
    const stored = objects.get(key)
    if (request.method === 'PUT' || request.method === 'DELETE') return void response.writeHead(200).end()
    if (!stored) return send(response, 404, 'NoSuchKey')
    response.writeHead(200, { 'content-type': stored.contentType, 'content-length': stored.bytes.length })
    response.end(request.method === 'HEAD' ? undefined : stored.bytes)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    settings: {
      bucket,
      region,
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId,
      secretAccessKey,
      isPathStyle: true,
    },
    objects,
    fail: () => (isFailing = true),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Returns the refusal of a request whose key, region or signature is wrong. */
function refusalOf(request: IncomingMessage, bytes: Buffer): [string, number] | undefined {
  const signed = readSignature(request)
  if (signed?.keyId !== accessKeyId) return ['InvalidAccessKeyId', 403]
  if (signed.region !== region) return ['AuthorizationHeaderMalformed', 400]
  if (!signed.isSignedWith(secretAccessKey)) return ['SignatureDoesNotMatch', 403]
  if (!request.url?.startsWith(`/${bucket}/`)) return ['NoSuchBucket', 404]
  const isWhole = request.headers['x-amz-content-sha256'] === sha256(bytes)
  return isWhole ? undefined : ['XAmzContentSHA256Mismatch', 400]
}

function send(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>Refused: ${code}</Message></Error>`)
}
