import { guestNameAt } from './guest-name.ts'
import type { MachineScope } from './machine-scopes.ts'
import type { Role, StaffRole } from './roles.ts'
import { can } from './permissions.ts'

export type StaffPrincipal = {
  kind: 'staff'
  id: number
  role: StaffRole
  fname: string
  lname: string
  /** The venues of this person; the first is the one they work at. Not used for roles that see all venues. */
  restaurantId: number[]
  sessionId: string
}

export type GuestPrincipal = {
  kind: 'guest'
  role: 'guest'
  tableId: number
  tableName: string
  restaurantId: [number]
  /** Increases when the table's token is renewed, which ends all older sessions. */
  tokenVersion: number
  /** The sitting at the table that the session belongs to. */
  sitting: number
  /**
   * True once the bill of the sitting is closed: its orders can be read for a while, but nothing more can be ordered.
   */
  isOver: boolean
}

export type MachinePrincipal = {
  kind: 'machine'
  role: 'machine'
  /** The id of the key; null for a payment provider, which signs its messages instead. */
  id: number | null
  name: string
  restaurantId: [number]
  /** The scopes of the key. A key without scopes has every right of a machine. */
  scopes?: readonly MachineScope[] | null
}

/** The author of a call: a member of staff, a guest at a table, or another system. */
export type Principal = StaffPrincipal | GuestPrincipal | MachinePrincipal

/** The principals of these roles. */
export type PrincipalOf<R extends Role> =
  | (Extract<R, StaffRole> extends never ? never : StaffPrincipal)
  | Extract<GuestPrincipal | MachinePrincipal, { role: R }>

/**
 * Returns whether this principal works with this venue: one of their own, or any venue for roles that see all of them.
 */
export function worksAt(principal: Principal, venueId: number): boolean {
  return can(principal, 'venues:all') || principal.restaurantId.includes(venueId)
}

/** Returns the venues whose records this principal may see; `all` for roles that see every venue. */
export function venuesOf(principal: Principal): number[] | 'all' {
  return can(principal, 'venues:all') ? 'all' : principal.restaurantId
}

/** Returns the name of the acting principal for event logs, conflicts and records. */
export function nameOf(principal: Principal): string {
  if (principal.kind === 'staff') return `${principal.fname} ${principal.lname}`.trim()
  return principal.kind === 'guest' ? guestNameAt(principal.tableName) : principal.name
}

/**
 * The author of an act, for comparisons, because two people may have the same name. `byId` is the id of the account or
 * the key; guests have none.
 */
export type Doer = { byKind: Principal['kind']; byId: number | null }

/** The author and the time of an act, as stored in records and logs. */
export type Done = Doer & { by: string; at: string }

export function doneBy(principal: Principal, now: Date): Done {
  const byId = principal.kind === 'guest' ? null : principal.id
  return { by: nameOf(principal), byKind: principal.kind, byId, at: now.toISOString() }
}

/**
 * Returns whether this person or machine did it. Guests have no id, so it is false for them: two guests at one table
 * can't be distinguished.
 */
export function isDoneBy({ byKind, byId }: Doer, who: { role: Role; id?: number | null }): boolean {
  return byId !== null && byId === who.id && byKind === kindOf(who.role)
}

function kindOf(role: Role): Principal['kind'] {
  return role === 'guest' || role === 'machine' ? role : 'staff'
}
