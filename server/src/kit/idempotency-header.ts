import { idempotencyKeySchema } from '@brigade/domain/kit/ids.ts'
import { badRequest } from './errors.ts'

const { pattern = '', maxLength = 0 } = idempotencyKeySchema
const wellFormed = new RegExp(pattern)

const sentence = `An Idempotency-Key has 1 to ${maxLength} letters, digits and signs, and no spaces.`

/** The key of the `Idempotency-Key` header, as strict as the field of that name; undefined where there is none. */
export function idempotencyKeyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  const key = String(header)
  if (key.length <= maxLength && wellFormed.test(key)) return key
  throw badRequest({
    message: sentence,
    reason: 'validation',
    fields: { idempotencyKey: sentence },
    codes: { idempotencyKey: 'wrongForm' },
  })
}
