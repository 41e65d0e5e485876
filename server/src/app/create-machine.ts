import { createHash, randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { findVenue } from '#features/venues/public/find-venue.ts'
import { audit, run } from '#kit/database/transaction.ts'
import { CommandProblem, readArguments, runCommand } from './command.ts'
import { withDatabase } from './with-database.ts'

const usage = 'npm run machine:create -- --venue 1 --name "Online payments"'

await runCommand(createMachine)

/** Creates a key for another system (a point of sale, a payment provider), shows it once and stores only its hash. */
async function createMachine(): Promise<void> {
  const { venueId, name } = readArguments(readMachine, usage)
  const key = `brg_${randomBytes(24).toString('base64url')}`
  await withDatabase(async (db) => {
    const venue = await db.write(function* () {
      const found = yield* findVenue(venueId)
      if (!found) return undefined
      yield* run(
        'INSERT INTO machines ("restaurantId", "name", "keyHash", "createdAt") VALUES (?, ?, ?, ?)',
        venueId,
        name,
        createHash('sha256').update(key).digest('hex'),
        new Date().toISOString(),
      )
      yield* audit({
        act: 'created',
        record: 'machine',
        recordId: null,
        recordName: name,
        restaurantId: venueId,
        changes: [],
        moreChanges: 0,
      })
      return found
    })
    if (!venue) throw new CommandProblem(`There is no venue ${venueId}.`)
    console.log(`The key of "${name}" at ${venue.name}. It is shown only now:\n\n${key}`)
  })
}

function readMachine(): { venueId: number; name: string } {
  const { values } = parseArgs({ options: { venue: { type: 'string' }, name: { type: 'string' } } })
  const venueId = Number(values.venue)
  if (!Number.isInteger(venueId) || venueId < 1) throw new CommandProblem('--venue must be the number of a venue.')
  const name = values.name?.trim() ?? ''
  if (name.length < 1 || name.length > 60) throw new CommandProblem('--name must have 1 to 60 characters.')
  return { venueId, name }
}
