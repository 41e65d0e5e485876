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
