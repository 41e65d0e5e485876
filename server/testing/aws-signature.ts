import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The AWS signature (version 4) of a request: the key, the region, and a check of what was signed. */
export type Signed = { keyId: string; region: string; isSignedWith(secret: string): boolean }

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/

/** Reads the signature of a request; undefined if there is none. */
export function readSignature({ method, url = '/', headers }: IncomingMessage): Signed | undefined {
  const [, keyId, day, region, signedHeaders, signature] = form.exec(headers.authorization ?? '') ?? []
  if (!keyId || !day || !region || !signedHeaders) return undefined
  const { pathname, searchParams } = new URL(url, 'http://s3')
  const query = [...searchParams].map((pair) => pair.map(encodeURIComponent).join('='))
  const lines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}`)
  const content = String(headers['x-amz-content-sha256'])
  const request = [method, pathname, query.toSorted().join('&'), ...lines, '', signedHeaders, content].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, sha256(request)].join('\n')
  return {
    keyId,
    region,
    isSignedWith(secret) {
      const key = [day, region, 's3', 'aws4_request'].reduce<Buffer>(mac, Buffer.from(`AWS4${secret}`))
      return mac(key, text).toString('hex') === signature
    },
  }
}

export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}

function mac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
