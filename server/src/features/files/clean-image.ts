import type { ImageProblem } from '@brigade/domain/files/files.errors.ts'
import { imageLimits } from '@brigade/domain/files/files.limits.ts'
import type { ImageType } from '@brigade/domain/files/files.rules.ts'
import type { Sharp, SharpOptions } from 'sharp'
import { stripGif } from './strip-gif.ts'
import { stripPng } from './strip-png.ts'

type Encoded = { data: Uint8Array; info: { width: number; height: number } }

/** Frames that a moving picture may have: each is decoded. */
const framesAtMost = 120

const { width, height, bytesAtMost } = imageLimits

/** JPEG is not kept as it was, and each time it is written it loses a little: as little as the limit allows. */
const jpegQualities = [90, 80, 70, 60, 50, 40, 30, 20, 10]

/**
 * The picture without what does not belong to it: where and with what it was taken, and anything hidden behind it. It is decoded whole, so
 * that what has only the beginning of a picture is refused. Written again where that stays within the limit.
 */
export async function cleanImage(bytes: Uint8Array, type: ImageType): Promise<Uint8Array | ImageProblem> {
  try {
    return await cleaners[type](bytes, await opener())
  } catch {
    // The library says in its own words what it stumbled over; who uploaded it can only take another.
    return 'damaged'
  }
}

type Open = (bytes: Uint8Array, options?: SharpOptions) => Sharp
type Clean = (bytes: Uint8Array, open: Open) => Promise<Uint8Array | ImageProblem>

const cleaners: Record<ImageType, Clean> = {
  async jpg(bytes, open) {
    for (const quality of jpegQualities) {
      const encoded = await encode(open(bytes).autoOrient().jpeg({ quality, mozjpeg: true }))
      if (!isRightSize(encoded)) return 'dimensions'
      if (encoded.data.length <= bytesAtMost) return encoded.data
    }
    return 'size'
  },

  async png(bytes, open) {
    const { isPalette } = await open(bytes).metadata()
    const encoded = await encode(open(bytes).png({ compressionLevel: 9, palette: isPalette ?? false }))
    if (!isRightSize(encoded)) return 'dimensions'
    return encoded.data.length <= bytesAtMost ? encoded.data : stripPng(bytes)
  },

  // Written again, moving pictures grow: the frames stay as they were.
  async gif(bytes, open) {
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

function isRightSize({ info }: Encoded): boolean {
  return info.width === width && info.height === height
}

/** The library is large, and loaded when the first picture comes. */
async function opener(): Promise<Open> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  return (bytes, options) => sharp(bytes, { failOn: 'error', limitInputPixels: width * height, ...options })
}
