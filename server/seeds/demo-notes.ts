import type { StaffRole } from '@brigade/domain/access/roles.ts'
import type { Database } from '#kit/database/database.ts'
import { demoAccounts, demoPassword } from './accounts.ts'
import { demoVenues } from './venues.ts'

/** The notes for people who try the demo: who can sign in, and one table where they can be a guest. */
export type DemoNotes = {
  signIns: { email: string; role: StaffRole }[]
  password: string
  guestTable: { venue: string; table: string; token: string }
}

const guestRoom = 'Room 204'

/** Returns the notes of a database that contains the demo; null for any other. */
export async function readDemoNotes(db: Database): Promise<DemoNotes | null> {
  const [hotel] = demoVenues
  const room = await db.one<{ token: string }>(
    `SELECT tables."token" FROM tables JOIN venues ON venues."id" = tables."restaurantId"
     WHERE venues."id" = ? AND venues."name" = ? AND tables."name" = ?`,
    hotel.id,
    hotel.name,
    guestRoom,
  )
  if (!room) return null
  return {
    signIns: demoAccounts.map(({ email, role }) => ({ email, role })),
    password: demoPassword,
    guestTable: { venue: hotel.name, table: guestRoom, token: room.token },
  }
}
