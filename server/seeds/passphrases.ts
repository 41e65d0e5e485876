import { type Gate, gates } from '@brigade/domain/passphrases/passphrases.schema.ts'
import { hashPassword } from '#features/auth/public/passwords.ts'
import type { Row } from './insert-rows.ts'

/** The passphrases for the gates of every venue of the demo; the README lists them. */
const demoPassphrases = {
  staffAccess: 'brigade-staff',
  menuEdit: 'brigade-menu',
  categoryMove: 'brigade-move',
} satisfies Record<Gate, string>

/** Returns the passphrases of the demo's venues. They share one hash: the demo hides nothing. */
export async function passphraseRows(venueIds: readonly number[], updatedAt: string): Promise<Row[]> {
  const hashed = await Promise.all(
    gates.map(async (gate) => ({ gate, passphraseHash: await hashPassword(demoPassphrases[gate]) })),
  )
  return venueIds.flatMap((restaurantId) => hashed.map((each) => ({ restaurantId, ...each, updatedAt })))
}
