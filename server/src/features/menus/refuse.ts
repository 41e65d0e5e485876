import type { Problems } from '@brigade/domain/kit/problems.ts'
import { badRequest } from '#kit/errors.ts'

/** Refuses a body that has problems, with a sentence for each wrong field. */
export function refuse(problems: Problems): void {
  const fields = Object.keys(problems)
  if (fields.length === 0) return
  const message = fields.length === 1 ? problems[fields[0]!]! : `Wrong fields: ${fields.join(', ')}`
  throw badRequest({ message, reason: 'validation', fields: problems })
}
