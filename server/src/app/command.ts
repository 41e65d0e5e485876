/** A mistake at the command line, in a sentence for its user. */
export class CommandProblem extends Error {
  override name = 'CommandProblem'
}

const mendable: ReadonlySet<string> = new Set(['CommandProblem', 'WrongSettings', 'NewerDatabase'])

/** Runs a command; a problem that its user can fix is printed without a stack trace and ends with code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    const isMendable = error instanceof Error && mendable.has(error.name)
    console.error(isMendable ? error.message : error)
    process.exitCode = 1
  }
}

/** Parses arguments, and reports errors of `parseArgs` as a problem, with the correct usage. */
export function readArguments<T>(parse: () => T, usage: string): T {
  try {
    return parse()
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error)
    throw new CommandProblem(`${sentence}\n\nUsage: ${usage}`)
  }
}

/** Returns the email of an argument as accounts store it. */
export function emailOf(given = ''): string {
  const email = given.trim().toLowerCase()
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254) throw new CommandProblem('--email must be an email.')
  return email
}
