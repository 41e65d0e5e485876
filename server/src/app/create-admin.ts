import { parseArgs } from 'node:util'
import { userColumns } from '#features/auth/public/user-columns.ts'
import { isUniqueViolation } from '#kit/database/database-errors.ts'
import { CommandProblem, emailOf, readArguments, runCommand } from './command.ts'
import { readNewPasswordHash } from './read-password.ts'
import { withDatabase } from './with-database.ts'

const usage = 'npm run admin:create -- --email you@example.com --fname Ada --lname Lovelace'

await runCommand(createAdmin)

/** Creates an admin account, the first one of a server without the demo. */
async function createAdmin(): Promise<void> {
  const person = readArguments(readPerson, usage)
  const passwordHash = await readNewPasswordHash()
  await withDatabase(async (db) => {
    const { email, fname, lname } = person
    const createdAt = new Date().toISOString()
    try {
      const { id } = await db.write(() => userColumns.insert({ ...person, role: 'admin', passwordHash, createdAt }))
      console.log(`Created admin ${id}: ${fname} ${lname}, who signs in as ${email}`)
    } catch (error) {
      if (isUniqueViolation(error)) throw new CommandProblem(`There is an account with the email ${email} already.`)
      throw error
    }
  })
}

function readPerson(): { email: string; fname: string; lname: string } {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { email: text, fname: text, lname: text } })
  return { email: emailOf(values.email), fname: nameOf('fname', values.fname), lname: nameOf('lname', values.lname) }
}

function nameOf(option: string, given = ''): string {
  const name = given.trim()
  if (name.length < 1 || name.length > 60) throw new CommandProblem(`--${option} must have 1 to 60 characters.`)
  return name
}
