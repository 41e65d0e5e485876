import { imageLimits, type ImageSize } from '@brigade/domain/files/files.limits.ts'

export type ImagePart = { x: number; y: number; width: number; height: number }

/** Encodes the content of a canvas as a file; null if the browser can't. */
export type Encode = (type: 'image/png' | 'image/jpeg', quality?: number) => Promise<Blob | null>

const qualities = [0.92, 0.85, 0.75, 0.65, 0.5, 0.35, 0.2]

type CropImage = {
  picture: ImageBitmap
  part: ImagePart
  /** The required size. */
  size: ImageSize
  /** True for drawings, which have plain areas and edges, and may be transparent. */
  isDrawn: boolean
}

/** Returns a part of a picture, scaled to the required size and below the size limit. */
export function cropImage({ picture, part, size, isDrawn }: CropImage): Promise<Blob | null> {
  const { bytesAtMost } = imageLimits
  const { width, height } = size
  const encode: Encode = (type, quality) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d')
    if (!context) return Promise.resolve(null)
    if (type === 'image/jpeg') {
      // Transparent areas would turn black.
      context.fillStyle = 'white'
      context.fillRect(0, 0, width, height)
    }
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height)
    return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
  }
  return encodeWithin({ bytesAtMost, isDrawn, encode })
}

type EncodeWithin = { bytesAtMost: number; isDrawn: boolean; encode: Encode }

/**
 * Returns the best file below the size limit: drawings as PNG if that fits, all else as JPEG in the best quality that
 * fits.
 */
export async function encodeWithin({ bytesAtMost, isDrawn, encode }: EncodeWithin): Promise<Blob | null> {
  const png = isDrawn ? await encode('image/png') : null
  if (png && png.size <= bytesAtMost) return png
  for (const quality of qualities) {
    const jpeg = await encode('image/jpeg', quality)
    if (!jpeg || jpeg.size <= bytesAtMost) return jpeg
  }
  return null
}
