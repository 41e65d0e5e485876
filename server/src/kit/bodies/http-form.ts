import type { IncomingMessage } from 'node:http'
import { badRequest } from '../errors/errors.ts'
import { collectBody } from './http-body.ts'
import type { PayloadTooLarge } from './transport-errors.ts'

/** The data of a service that takes a file. */
export type UploadedForm = { file?: Uint8Array }

/** The maximum size of a form, which is parsed in one piece, and the error for a larger one. */
export type FormLimit = { bytesAtMost: number; tooLarge(): PayloadTooLarge }

const form = /^multipart\/form-data\s*;/i

/** Returns true if a request brings a form such as browsers send files in. */
export function isForm({ headers }: IncomingMessage): boolean {
  return form.test(headers['content-type'] ?? '')
}

/**
 * Reads the field `file` of a form; undefined when there is none, or more than one. Its name and type are only claims
 * of the sender, and ignored. Throws what `tooLarge` makes for a form of more bytes.
 */
export async function readForm(request: IncomingMessage, { bytesAtMost, tooLarge }: FormLimit): Promise<UploadedForm> {
  const bytes = await collectBody(request, tooLarge, bytesAtMost)
  const files = (await parse(bytes, request.headers['content-type'] ?? '')).getAll('file')
  const [file] = files
  if (files.length !== 1 || !(file instanceof File)) return {}
  return { file: await file.bytes() }
}

async function parse(bytes: Buffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData()
  } catch {
    throw badRequest({ message: 'The form isn’t valid.', reason: 'form' })
  }
}
