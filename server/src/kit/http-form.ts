import type { IncomingMessage } from 'node:http'
import { badRequest } from './errors.ts'
import { collectBody } from './http-body.ts'
import type { PayloadTooLarge } from './transport-errors.ts'

/** What a service that takes a file finds as its data. */
export type UploadedForm = { file?: Uint8Array }

const form = /^multipart\/form-data\s*;/i

/** Whether a request brings a form such as browsers send files in. */
export function isForm({ headers }: IncomingMessage): boolean {
  return form.test(headers['content-type'] ?? '')
}

/**
 * The field `file` of a form; nothing when there is none, or more than one. Its name and its type are what the sender claims, and left.
 * Throws what `tooLarge` makes for a form that is larger than any body.
 */
export async function readForm(request: IncomingMessage, tooLarge: () => PayloadTooLarge): Promise<UploadedForm> {
  const bytes = await collectBody(request, tooLarge)
  const files = (await parse(bytes, request.headers['content-type'] ?? '')).getAll('file')
  const [file] = files
  if (files.length !== 1 || !(file instanceof File)) return {}
  return { file: await file.bytes() }
}

async function parse(bytes: Buffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData()
  } catch {
    throw badRequest({ message: 'The form is not valid.', reason: 'form' })
  }
}
