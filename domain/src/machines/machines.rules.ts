import { plainText } from '../kit/plain-text.ts'
import type { Problems } from '../kit/problems.ts'
import type { MachineErrorCode } from './machines.errors.ts'
import { machineLimits } from './machines.limits.ts'
import type { CreateApiKey } from './machines.schema.ts'

type Draft = Pick<CreateApiKey, 'name' | 'scopes'>

/** Returns the problems of a new key by field. */
export function problemsOfApiKey({ name, scopes }: Draft): Problems<MachineErrorCode> {
  const { nameLength: limit } = machineLimits
  const length = Array.from(plainText(name)).length
  return {
    ...(length === 0 && { name: { code: 'nameMissing' } }),
    ...(length > limit && { name: { code: 'nameTooLong', params: { limit } } }),
    ...(scopes.length === 0 && { scopes: { code: 'scopesMissing' } }),
  }
}
