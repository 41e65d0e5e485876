import { isDoneBy } from '@brigade/domain/access/principal.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { toApiError } from '#kit/calls/api-error.ts'

/**
 * Returns true if an act was refused as done before, and this person did it: with an earlier press whose answer got
 * lost. That is not a race.
 */
export function isOwnEarlierAct(thrown: unknown, user: StaffUser): boolean {
  const { code, data } = toApiError(thrown)
  const byId = typeof data.byId === 'number' ? data.byId : null
  return code === 409 && data.byKind === 'staff' && isDoneBy({ byKind: 'staff', byId }, user)
}
