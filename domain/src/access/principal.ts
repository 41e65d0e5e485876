import { guestNameAt } from './guest-name.ts'
import type { Role, StaffRole } from './roles.ts'
import { can } from './permissions.ts'

export type StaffPrincipal = {
  kind: 'staff'
  id: number
  role: StaffRole
  fname: string
  lname: string
  /** Venues this person belongs to; the first is the one they work at. Not asked for roles that see all venues. */
  restaurantId: number[]
  sessionId: string
}

export type GuestPrincipal = {
  kind: 'guest'
  role: 'guest'
  tableId: number
  tableName: string
  restaurantId: [number]
  /** Rises when the table's token is renewed, which ends the sessions made before. */
  tokenVersion: number
  /** The sitting at the table to which the session belongs. */
  sitting: number
  /** The bill of the sitting is closed: what was ordered can be read for a while, nothing more be ordered. */
  isOver: boolean
}

export type MachinePrincipal = {
  kind: 'machine'
  role: 'machine'
  /** Of its key; null for a payment provider, which signs what it tells instead. */
  id: number | null
  name: string
  restaurantId: [number]
}

/** Who makes a call: a member of staff, a guest at a table, or another system. */
export type Principal = StaffPrincipal | GuestPrincipal | MachinePrincipal

/** The principals of these roles. */
export type PrincipalOf<R extends Role> =
  | (Extract<R, StaffRole> extends never ? never : StaffPrincipal)
  | Extract<GuestPrincipal | MachinePrincipal, { role: R }>

/** Whether this principal has to do with this venue: one of theirs, or any for the roles that see them all. */
export function worksAt(principal: Principal, venueId: number): boolean {
  return can(principal, 'venues:all') || principal.restaurantId.includes(venueId)
}

/** The venues whose records this principal may see; `all` for the roles that see every one. */
export function venuesOf(principal: Principal): number[] | 'all' {
  return can(principal, 'venues:all') ? 'all' : principal.restaurantId
}

/** The name that event logs, conflicts and records keep of who acted. */
export function nameOf(principal: Principal): string {
  if (principal.kind === 'staff') return `${principal.fname} ${principal.lname}`.trim()
  return principal.kind === 'guest' ? guestNameAt(principal.tableName) : principal.name
}

/** Who did something, for comparing, since two people may have one name: `byId` is of the account or of the key, and no guest's. */
export type Doer = { byKind: Principal['kind']; byId: number | null }

/** Who did something and when, as records and logs keep it. */
export type Done = Doer & { by: string; at: string }

export function doneBy(principal: Principal, now: Date): Done {
  const byId = principal.kind === 'guest' ? null : principal.id
  return { by: nameOf(principal), byKind: principal.kind, byId, at: now.toISOString() }
}

/** Whether it was this person, or this machine, who did something. Of two guests at one table nobody knows. */
export function isDoneBy({ byKind, byId }: Doer, who: { role: Role; id?: number | null }): boolean {
  return byId !== null && byId === who.id && byKind === kindOf(who.role)
}

function kindOf(role: Role): Principal['kind'] {
  return role === 'guest' || role === 'machine' ? role : 'staff'
}
