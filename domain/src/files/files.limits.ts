import type { ImageFolder } from './files.schema.ts'

/** The limits for pictures of items and categories. (spec 2, §9) */
export const imageLimits = { bytesAtMost: 100 * 1024, width: 500, height: 300, ofARecordAtMost: 8 } as const

/** The size of a picture, in pixels. */
export type ImageSize = { width: number; height: number }

const ofTheSpecification: ImageSize = { width: imageLimits.width, height: imageLimits.height }

/** The size that pictures of each kind have: a logo is square. */
export const imageSizes: Record<ImageFolder, ImageSize> = {
  'item-images': ofTheSpecification,
  'category-images': ofTheSpecification,
  'marketing-images': ofTheSpecification,
  'venue-logos': { width: 300, height: 300 },
  'venue-covers': ofTheSpecification,
}
