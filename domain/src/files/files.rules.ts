import { GIF } from 'image-size/types/gif'
import { JPG } from 'image-size/types/jpg'
import { PNG } from 'image-size/types/png'
import { WEBP } from 'image-size/types/webp'
import type { ImageProblem } from './files.errors.ts'
import { imageLimits } from './files.limits.ts'

const kinds = [
  ['jpg', JPG],
  ['png', PNG],
  ['gif', GIF],
] as const

export type ImageType = (typeof kinds)[number][0]

/** What the first bytes of a picture say: `width` and `height` in pixels, as it is shown. */
export type ImageHeader = { type: ImageType; width: number; height: number }

/** Cameras write how they were held: from the fifth way on, the picture is shown lying on its side. */
const firstSidewaysOrientation = 5

/** Reads what a picture is from its bytes alone, whatever its name says; `damaged` when it begins like one and goes on like none. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | 'unknown' | 'damaged' {
  try {
    const [type, kind] = kinds.find(([, { validate }]) => validate(bytes)) ?? []
    if (!type) return 'unknown'
    const { width, height, orientation = 1 } = kind.calculate(bytes)
    if (!(width > 0) || !(height > 0)) return 'damaged'
    return orientation < firstSidewaysOrientation ? { type, width, height } : { type, width: height, height: width }
  } catch {
    // The library throws at what it can't follow.
    return 'damaged'
  }
}

/** Whether a picture is one that phones and web sites give, which is stored as another kind once it is cropped. */
export function isWebp(bytes: Uint8Array): boolean {
  return WEBP.validate(bytes)
}

/** Everything that is wrong with a picture as far as its first bytes and its length tell; empty when it may be taken. (spec 2, §9) */
export function findImageProblems(bytes: Uint8Array): ImageProblem[] {
  const header = readImageHeader(bytes)
  if (header === 'unknown') return ['type']
  if (header === 'damaged') return ['damaged']
  const problems: ImageProblem[] = []
  if (bytes.length > imageLimits.bytesAtMost) problems.push('size')
  if (header.width !== imageLimits.width || header.height !== imageLimits.height) problems.push('dimensions')
  return problems
}
