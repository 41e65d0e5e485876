import type { ImageProblem } from '@brigade/domain/files/files.errors.ts'
import { imageLimits, type ImageSize, imageSizes } from '@brigade/domain/files/files.limits.ts'
import { type ImageType, wrongSizeOf } from '@brigade/domain/files/files.rules.ts'
import type { ImageFolder } from '@brigade/domain/files/files.schema.ts'
import type { Sharp, SharpOptions } from 'sharp'
import { stripGif } from './strip-gif.ts'
import { stripPng } from './strip-png.ts'

type Encoded = { data: Uint8Array; info: { width: number; height: number } }

/** Maximum number of frames of an animation: each is decoded. */
const framesAtMost = 120

const { bytesAtMost } = imageLimits

/** JPEG loses a little each time it is written: the best quality within the size limit is used. */
const jpegQualities = [90, 80, 70, 60, 50, 40, 30, 20, 10]

/**
 * Returns a picture without metadata about where and how it was taken, and without data hidden behind it. It is decoded whole, so a
 * truncated picture is refused. It is written again if the result stays within the size limit.
 */
export async function cleanImage(
  bytes: Uint8Array,
  type: ImageType,
  folder: ImageFolder = 'item-images',
): Promise<Uint8Array | ImageProblem> {
  const size = imageSizes[folder]
  try {
    const clean = await cleaners[type](bytes, { open: await opener(size), size })
    return clean === 'dimensions' ? wrongSizeOf(folder) : clean
  } catch {
    // The library's own error message does not help the uploader, who can only choose another picture.
    return 'damaged'
  }
}

type Open = (bytes: Uint8Array, options?: SharpOptions) => Sharp
type Clean = (bytes: Uint8Array, by: { open: Open; size: ImageSize }) => Promise<Uint8Array | ImageProblem>

const cleaners: Record<ImageType, Clean> = {
  async jpg(bytes, { open, size }) {
    for (const quality of jpegQualities) {
      const encoded = await encode(open(bytes).autoOrient().jpeg({ quality, mozjpeg: true }))
      if (!isRightSize(encoded, size)) return 'dimensions'
      if (encoded.data.length <= bytesAtMost) return encoded.data
    }
    return 'size'
  },

  async png(bytes, { open, size }) {
    const { isPalette } = await open(bytes).metadata()
    const encoded = await encode(open(bytes).png({ compressionLevel: 9, palette: isPalette ?? false }))
    if (!isRightSize(encoded, size)) return 'dimensions'
    return encoded.data.length <= bytesAtMost ? encoded.data : stripPng(bytes)
  },

  // Animations grow if they are written again, so their frames stay unchanged.
  async gif(bytes, { open, size: { width, height } }) {
    const moving = { animated: true, limitInputPixels: width * height * framesAtMost }
    const { width: wide, height: high, pageHeight = high } = await open(bytes, moving).metadata()
    if (wide !== width || pageHeight !== height) return 'dimensions'
    await open(bytes, moving)
      .resize(width / 10, height / 10)
      .raw()
      .toBuffer()
    return stripGif(bytes)
  },
}

function encode(picture: Sharp): Promise<Encoded> {
  return picture.toBuffer({ resolveWithObject: true })
}

function isRightSize({ info }: Encoded, { width, height }: ImageSize): boolean {
  return info.width === width && info.height === height
}

/** Loads the library, which is large, for the first picture. */
async function opener({ width, height }: ImageSize): Promise<Open> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  return (bytes, options) => sharp(bytes, { failOn: 'error', limitInputPixels: width * height, ...options })
}
