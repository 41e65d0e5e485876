import type { Role } from '@brigade/domain/access/roles.ts'
import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { alertableRoles } from '@brigade/domain/requests/escalation.schema.ts'

/** Returns the roles of escalations that have pop-ups of requests. */
export function rolesOf(escalations: readonly { roles: readonly string[] }[]): Role[] {
  const roles = new Set(escalations.flatMap((escalation) => escalation.roles))
  return [...roles].filter((role) => isOneOf(alertableRoles, role))
}
