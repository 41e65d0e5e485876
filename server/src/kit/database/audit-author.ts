import { nameOf, type Principal } from '@brigade/domain/access/principal.ts'
import type { AuditAuthor } from '@brigade/domain/access/audit-entry.schema.ts'
import { systemClock } from '../settings/clock.ts'

type From = { now: Date; address: string | undefined }

/** Returns the author of what a principal does, as they are now. */
export function authorOf(principal: Principal, { now, address = '' }: From): AuditAuthor {
  return {
    at: now.toISOString(),
    byKind: principal.kind,
    byId: principal.kind === 'guest' ? null : principal.id,
    by: nameOf(principal),
    byRole: principal.kind === 'staff' ? principal.role : null,
    address: address || null,
  }
}

/** Returns the author of what somebody does who has not signed in. */
export function strangerAt({ now, address = '' }: From): AuditAuthor {
  return { at: now.toISOString(), byKind: 'stranger', byId: null, by: '', byRole: null, address: address || null }
}

/** Returns the author of scheduled work, or of a command on the server's own machine, which signs nobody in. */
export function ownAuthor(byKind: 'system' | 'command' = 'system', now = systemClock.now()): AuditAuthor {
  return { at: now.toISOString(), byKind, byId: null, by: '', byRole: null, address: null }
}
