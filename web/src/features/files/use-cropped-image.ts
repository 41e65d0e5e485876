import type { ImageSize } from '@brigade/domain/files/files.limits.ts'
import { readImageHeader } from '@brigade/domain/files/files.rules.ts'
import { useEffect, useState } from 'react'
import { cropImage, type ImagePart } from '#features/files/encode-image.ts'

type OpenedPicture = { picture: ImageBitmap; isDrawn: boolean }

/**
 * Returns the file made from a part of a picture, ready for upload. `size` must be stable. It is made again when the part changes; the old one
 * stays visible in between.
 */
export function useCroppedImage(file: Blob, { part, size }: { part: ImagePart | undefined; size: ImageSize }) {
  const [opened, setOpened] = useState<OpenedPicture>()
  const [cropped, setCropped] = useState<Blob>()
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    let isLeft = false
    const opening = openPicture(file)
    async function open(): Promise<void> {
      try {
        const next = await opening
        if (!isLeft) setOpened(next)
      } catch {
        // The browser can't read it, and gives no further reason.
        if (!isLeft) setHasFailed(true)
      }
    }
    void open()
    return () => {
      isLeft = true
      // A large picture takes a hundred megabytes until it is closed.
      opening.then(({ picture }) => picture.close()).catch(() => undefined)
    }
  }, [file])

  useEffect(() => {
    if (!opened || !part) return undefined
    let isOld = false
    async function crop(whole: OpenedPicture, wanted: ImagePart): Promise<void> {
      const next = await cropImage({ ...whole, part: wanted, size }).catch(() => null)
      if (isOld) return
      if (next) setCropped(next)
      else setHasFailed(true)
    }
    void crop(opened, part)
    return () => {
      isOld = true
    }
  }, [opened, part, size])

  return { cropped, hasFailed }
}

async function openPicture(file: Blob): Promise<OpenedPicture> {
  const [bytes, picture] = await Promise.all([file.arrayBuffer(), createImageBitmap(file)])
  const header = readImageHeader(new Uint8Array(bytes))
  return { picture, isDrawn: typeof header !== 'string' && header.type !== 'jpg' }
}
