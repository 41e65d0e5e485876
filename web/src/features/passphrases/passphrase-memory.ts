import type { Gate } from '@brigade/domain/passphrases/passphrases.schema.ts'
import { serverNow } from '#kit/device/clock.ts'
import { createStore } from '#kit/device/store.ts'

/** A gate of a venue for one person. */
export type GateOfPerson = { userId: number; venueId: number; gate: Gate }

const grantedUntil = new Map<string, number>()

/**
 * The time until which a person's dialog is locked after too many wrong tries, in milliseconds of the server's time.
 */
export const lockedUntil = createStore<{ userId: number; until: number } | null>(null)

export function isOpen(gate: GateOfPerson): boolean {
  return (grantedUntil.get(keyOf(gate)) ?? 0) > serverNow()
}

export function rememberGrant(gate: GateOfPerson, until: string): void {
  grantedUntil.set(keyOf(gate), Date.parse(until))
}

/** Forgets a grant that the server has refused: the passphrase may have been changed. */
export function forgetGrant(gate: GateOfPerson): void {
  grantedUntil.delete(keyOf(gate))
}

function keyOf({ userId, venueId, gate }: GateOfPerson): string {
  return `${userId}:${venueId}:${gate}`
}
