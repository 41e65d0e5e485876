import type { Principal } from '@brigade/domain/access/principal.ts'

/**
 * Selects sign-ins: all of one person, those of all guests at a table, those of staff and guests of a venue, those of a key, those of one
 * session, or that of one token.
 */
export type SessionSelector =
  | { userId: number }
  | { tableId: number }
  | { restaurantId: number }
  | { machineId: number }
  | { sessionId: string }
  | { token: string }

/** Returns true if the selector includes the sign-in by this token. */
export function isMeant(
  whose: SessionSelector,
  { principal, token }: { principal: Principal; token: string },
): boolean {
  if ('token' in whose) return token === whose.token
  if ('restaurantId' in whose)
    return principal.kind !== 'machine' && principal.restaurantId.includes(whose.restaurantId)
  if (principal.kind === 'guest') return 'tableId' in whose && principal.tableId === whose.tableId
  if (principal.kind === 'machine') return 'machineId' in whose && principal.id === whose.machineId
  return 'userId' in whose
    ? principal.id === whose.userId
    : 'sessionId' in whose && principal.sessionId === whose.sessionId
}
