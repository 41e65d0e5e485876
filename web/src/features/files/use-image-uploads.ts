import { imageErrors, type ImageProblem } from '@brigade/domain/files/files.errors.ts'
import type { ImageFolder } from '@brigade/domain/files/files.schema.ts'
import { useEffect, useRef, useState } from 'react'
import { checkImage, type PendingImage } from '#features/files/pending-images.ts'
import { uploadImage } from '#features/files/upload-image.ts'
import { toApiError } from '#kit/calls/api-error.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { errorText } from '#kit/calls/toasts.ts'

type ImageUploads = {
  folder: ImageFolder
  venueId: number
  onUploaded: (url: string) => void
}

/** Uploads pictures: checks them here, sends them, and passes on their addresses. Failed ones stay, with the reason. */
export function useImageUploads({ folder, venueId, onUploaded }: ImageUploads) {
  const t = useTranslations('files')
  const [pending, setPending] = useState<readonly PendingImage[]>([])
  const lastId = useRef(0)
  const leaving = useRef<AbortController>(null)
  const uploaded = useRef(onUploaded)

  useEffect(() => {
    uploaded.current = onUploaded
  })

  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current?.abort()
  }, [])

  function set(id: number, state: PendingImage['state']): void {
    setPending((known) => known.map((image) => (image.id === id ? { ...image, state } : image)))
  }

  function dismiss(id: number): void {
    setPending((known) => known.filter((image) => image.id !== id))
  }

  async function add(file: File): Promise<void> {
    const id = ++lastId.current
    const image = { id, name: file.name, file, state: { is: 'uploading', share: 0 } } as const
    setPending((known) => [...known, image])
    const { problems, canBeCropped, isAnimated } = await checkImage(file, folder)
    const [problem] = problems
    if (canBeCropped) return set(id, { is: 'misfit', problems, isAnimated })
    if (problem) return set(id, { is: 'failed', sentence: t(`problems.${problem}`), canRetry: false })
    await send(image)
  }

  /** Sends the picture, or its cropped version. */
  async function send({ id, name, file }: Pick<PendingImage, 'id' | 'name' | 'file'>): Promise<void> {
    const signal = leaving.current?.signal
    if (!signal || signal.aborted) return
    const state = { is: 'uploading', share: 0 } as const
    setPending((known) => known.map((image) => (image.id === id ? { id, name, file, state } : image)))
    try {
      const onProgress = (share: number) => set(id, { is: 'uploading', share })
      const url = await uploadImage({ file, folder, venueId, onProgress, signal })
      dismiss(id)
      uploaded.current(url)
    } catch (thrown) {
      if (!signal.aborted) set(id, failureOf(thrown))
    }
  }

  function failureOf(thrown: unknown): PendingImage['state'] {
    const { reason, code } = { ...toApiError(thrown).data, code: toApiError(thrown).code }
    const sentence = isProblem(reason) ? t(`problems.${reason}`) : errorText(thrown)
    return { is: 'failed', sentence, canRetry: code === 0 || code === 429 || code >= 500 }
  }

  return { pending, add, send, dismiss }
}

function isProblem(reason: string | undefined): reason is ImageProblem {
  return reason !== undefined && reason in imageErrors
}
