import { idempotencyKeySchema } from '@brigade/domain/kit/ids.ts'
import { badRequest } from '../errors/errors.ts'

const { pattern = '', maxLength = 0 } = idempotencyKeySchema
const wellFormed = new RegExp(pattern)

const sentence = `An Idempotency-Key must have 1 to ${maxLength} letters, digits and signs, without spaces.`

/**
 * Returns the key of the `Idempotency-Key` header, validated like the field of that name; undefined if there is none.
 */
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
