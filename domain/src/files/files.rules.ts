import { GIF } from 'image-size/types/gif'
import { JPG } from 'image-size/types/jpg'
import { PNG } from 'image-size/types/png'
import { WEBP } from 'image-size/types/webp'
import type { ImageProblem } from './files.errors.ts'
import { imageLimits, imageSizes } from './files.limits.ts'
import type { ImageFolder } from './files.schema.ts'

const kinds = [
  ['jpg', JPG],
  ['png', PNG],
  ['gif', GIF],
] as const

export type ImageType = (typeof kinds)[number][0]

/** The type of a picture by its first bytes, with `width` and `height` in pixels as it is shown. */
export type ImageHeader = { type: ImageType; width: number; height: number }

/** Cameras store their orientation: from value 5 on, the picture is stored lying on its side. */
const firstSidewaysOrientation = 5

/**
 * Reads the type and size of a picture from its bytes, whatever its file name is. Returns `damaged` if only the
 * beginning is that of a picture.
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | 'unknown' | 'damaged' {
  try {
    const [type, kind] = kinds.find(([, { validate }]) => validate(bytes)) ?? []
    if (!type) return 'unknown'
    const { width, height, orientation = 1 } = kind.calculate(bytes)
    if (!(width > 0) || !(height > 0)) return 'damaged'
    return orientation < firstSidewaysOrientation ? { type, width, height } : { type, width: height, height: width }
  } catch {
    // The library throws if the bytes are not valid.
    return 'damaged'
  }
}

/**
 * Returns whether a picture is a WebP, as phones and web sites produce; it is stored as another type after cropping.
 */
export function isWebp(bytes: Uint8Array): boolean {
  return WEBP.validate(bytes)
}

/**
 * Returns everything that is wrong with a picture of this kind, judged by its first bytes and its length; empty if it is
 * accepted. (spec 2, §9)
 */
export function findImageProblems(bytes: Uint8Array, folder: ImageFolder = 'item-images'): ImageProblem[] {
  const header = readImageHeader(bytes)
  if (header === 'unknown') return ['type']
  if (header === 'damaged') return ['damaged']
  const problems: ImageProblem[] = []
  if (bytes.length > imageLimits.bytesAtMost) problems.push('size')
  const { width, height } = imageSizes[folder]
  if (header.width !== width || header.height !== height) problems.push(wrongSizeOf(folder))
  return problems
}

/** Returns the problem of a picture of this kind that has another size. */
export function wrongSizeOf(folder: ImageFolder): ImageProblem {
  return folder === 'venue-logos' ? 'logoDimensions' : 'dimensions'
}
