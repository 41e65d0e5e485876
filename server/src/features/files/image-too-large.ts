import { imageErrors } from '@brigade/domain/files/files.errors.ts'
import { imageLimits } from '@brigade/domain/files/files.limits.ts'
import { PayloadTooLarge } from '#kit/transport-errors.ts'

/** 413, also for what is so large that it is not even looked at. */
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
