import { parseArgs } from 'node:util'
import { machineColumns } from '#features/machines/machine-columns.ts'
import { newApiKey } from '#features/machines/write-api-key.ts'
import { findVenue } from '#features/venues/public/find-venue.ts'
import { CommandProblem, readArguments, runCommand } from './command.ts'
import { withDatabase } from './with-database.ts'
import { hashOfToken } from '#kit/settings/secret-tokens.ts'

const usage = 'npm run machine:create -- --venue 1 --name "Online payments"'

await runCommand(createMachine)

/** Creates a key for another system (a point of sale, a payment provider), shows it once and stores only its hash. */
async function createMachine(): Promise<void> {
  const { venueId, name } = readArguments(readMachine, usage)
  const key = newApiKey()
  await withDatabase(async (db) => {
    const venue = await db.write(function* () {
      const found = yield* findVenue(venueId)
      if (!found) return undefined
      const createdAt = new Date().toISOString()
      yield* machineColumns.insert({ restaurantId: venueId, name, keyHash: hashOfToken(key), createdAt })
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
