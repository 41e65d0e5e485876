import { can, type Permission } from '@brigade/domain/access/permissions.ts'
import { useSession } from '#kit/calls/session.ts'

/** Returns true if the person who is signed in may do this act. */
export function useCan(permission: Permission): boolean {
  return can(useSession().user, permission)
}
