import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import { uploadPath } from '@brigade/domain/files/files.api.ts'
import type { ImageFolder, Uploaded } from '@brigade/domain/files/files.schema.ts'
import { noAnswer, toApiError } from '#kit/calls/api-error.ts'
import { announceSessionEnd, getToken } from '#kit/calls/token.ts'

export type UploadImage = {
  file: Blob
  folder: ImageFolder
  venueId: number
  /** From 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

const answerWithinMs = 60_000

/** Uploads a picture and returns its address. Not by `fetch`, which can't report progress. */
export function uploadImage({ file, folder, venueId, onProgress, signal }: UploadImage): Promise<string> {
  return new Promise((resolve, reject) => {
    const asking = new XMLHttpRequest()
    asking.open('POST', `/${uploadPath}?folder=${folder}&restaurantId=${venueId}`)
    asking.timeout = answerWithinMs
    const token = getToken()
    if (token) asking.setRequestHeader('authorization', `Bearer ${token}`)
    asking.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    asking.addEventListener('load', () => {
      const body = bodyOf(asking.responseText)
      if (asking.status === 201 && isUploaded(body)) return resolve(body.file.location)
      const error = toApiError(body)
      if (error.code === 401 && token === getToken()) announceSessionEnd(error.message)
      reject(error)
    })
    for (const failure of ['error', 'timeout', 'abort']) asking.addEventListener(failure, () => reject(noAnswer()))
    signal.addEventListener('abort', () => asking.abort())
    const form = new FormData()
    form.append('file', file)
    asking.send(form)
  })
}

function isUploaded(body: unknown): body is { file: Pick<Uploaded['file'], 'location'> } {
  return hasFields(body) && hasFields(body.file) && typeof body.file.location === 'string'
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A gateway in between answered with a page of its own.
    return undefined
  }
}
