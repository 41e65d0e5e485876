import { plainText } from '../kit/plain-text.ts'
import type { Problems } from '../kit/problems.ts'
import type { PosErrorCode } from './pos.errors.ts'
import { posLimits } from './pos.schema.ts'

/** Returns the problems of the name of a point of sale. */
export function problemsOfProfile(displayName: string): Problems<PosErrorCode> {
  const name = plainText(displayName)
  const limit = posLimits.displayNameLength
  if (name === '') return { displayName: { code: 'displayNameMissing' } }
  if (Array.from(name).length > limit) return { displayName: { code: 'displayNameTooLong', params: { limit } } }
  return {}
}
