import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import type { Uploaded } from '@brigade/domain/files/files.schema.ts'
import type { Answer, TestApp } from './with-app.ts'

type Picture = { width?: number; height?: number; colour?: string }

/** Creates a picture of one colour, of the right size unless set. */
export function aPicture({ width = 500, height = 300, colour = 'teal' }: Picture = {}): Sharp {
  return sharp({ create: { width, height, channels: 3, background: colour } })
}

/** Creates a picture that no encoding makes small. */
export function aNoisyPicture({ width = 500, height = 300 }: Picture = {}): Sharp {
  let state = 1
  const noise = Uint8Array.from({ length: width * height * 3 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state >> 16
  })
  return sharp(noise, { raw: { width, height, channels: 3 } })
}

export type Upload = {
  token?: string
  bytes: Uint8Array
  name?: string
  type?: string
  query?: string
}

type Refusal = { message: string; data: { reason?: string; fields?: Record<string, string>; [extra: string]: unknown } }

/** Uploads a picture as a browser's form does. */
export async function upload(
  app: TestApp,
  { token, bytes, name = 'picture.png', type = 'image/png', query = 'folder=item-images' }: Upload,
): Promise<Answer<Uploaded & Refusal>> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
  const response = await fetch(`${app.url}/v1/upload?${query}`, {
    method: 'POST',
    body: form,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  const body = (await response.json()) as Uploaded & Refusal
  return { status: response.status, headers: response.headers, body }
}

/** Creates a PNG of some kilobytes whose pixels take forty megabytes, whatever size it declares. */
export function aBomb(width: number, height = width): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const chunks = [
    ['IHDR', header],
    ['IDAT', deflateSync(Buffer.alloc(40_000_000))],
    ['IEND', Buffer.alloc(0)],
  ] as const
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks.map(([type, data]) => chunkOf(type, data))])
}

function chunkOf(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, check])
}
