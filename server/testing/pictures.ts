import sharp, { type Sharp } from 'sharp'
import type { Uploaded } from '@brigade/domain/files/files.schema.ts'
import type { Answer, TestApp } from './with-app.ts'

type Picture = { width?: number; height?: number; colour?: string }

/** A picture of one colour, of the right size unless said else. */
export function aPicture({ width = 500, height = 300, colour = 'teal' }: Picture = {}): Sharp {
  return sharp({ create: { width, height, channels: 3, background: colour } })
}

/** A picture that no encoding makes small. */
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

/** Sends a picture as a browser's form does. */
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
