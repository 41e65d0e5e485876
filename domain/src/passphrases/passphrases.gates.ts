import { can, type Permission } from '../access/permissions.ts'
import type { Role } from '../access/roles.ts'
import type { Gate } from './passphrases.schema.ts'

const passes = {
  staffAccess: 'staff:openWithoutPassphrase',
  menuEdit: 'menus:editWithoutPassphrase',
  categoryMove: 'menus:moveWithoutPassphrase',
} satisfies Record<Gate, Permission>

/** Returns whether this role passes a gate without its passphrase. (spec 2, §6) */
export function passesWithoutPassphrase(principal: { role: Role } | null | undefined, gate: Gate): boolean {
  return can(principal, passes[gate])
}

const acts = {
  staffAccess: ['staff:manage'],
  menuEdit: ['menus:write', 'promotions:write'],
  categoryMove: ['menus:write'],
} satisfies Record<Gate, Permission[]>

/** Returns the acts behind a gate: who may do none of them has no use for its passphrase, and may not try it. */
export function actsBehind(gate: Gate): readonly Permission[] {
  return acts[gate]
}
