import { imageErrors } from '@brigade/domain/files/files.errors.ts'
import { imageLimits } from '@brigade/domain/files/files.limits.ts'
import { PayloadTooLarge } from '#kit/bodies/transport-errors.ts'

/** Returns the refusal 413, also for uploads that are too large to be read. */
export function imageTooLarge(): PayloadTooLarge {
  const { size } = imageErrors
  const fields = { file: size }
  return new PayloadTooLarge(size, {
    reason: 'size',
    bytesAtMost: imageLimits.bytesAtMost,
    fields,
    codes: { file: 'size' },
  })
}

/** A form has a picture and the lines around it. */
export const imageFormLimit = { bytesAtMost: imageLimits.bytesAtMost + 10_000, tooLarge: imageTooLarge }
