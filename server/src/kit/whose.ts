import type { Principal } from '@brigade/domain/access/principal.ts'

/** Whose sign-ins are meant: all of a person's, those of all guests at a table, one session's, or that of one token. */
export type Whose = { userId: number } | { tableId: number } | { sessionId: string } | { token: string }

/** Whether the sign-in by this token is meant. */
export function isMeant(whose: Whose, { principal, token }: { principal: Principal; token: string }): boolean {
  if ('token' in whose) return token === whose.token
  if (principal.kind === 'guest') return 'tableId' in whose && principal.tableId === whose.tableId
  if (principal.kind !== 'staff') return false
  return 'userId' in whose
    ? principal.id === whose.userId
    : 'sessionId' in whose && principal.sessionId === whose.sessionId
}
