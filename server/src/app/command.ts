/** What somebody at the command line did wrong, in a sentence for them. */
export class CommandProblem extends Error {
  override name = 'CommandProblem'
}

const mendable: ReadonlySet<string> = new Set(['CommandProblem', 'WrongSettings', 'NewerDatabase'])

/** Runs a command; a problem that people can mend is printed without a stack trace and ends with code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    const isMendable = error instanceof Error && mendable.has(error.name)
    console.error(isMendable ? error.message : error)
    process.exitCode = 1
  }
}

/** Reads arguments, and gives what `parseArgs` says against them as a problem, with how it should be. */
export function readArguments<T>(parse: () => T, usage: string): T {
  try {
    return parse()
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error)
    throw new CommandProblem(`${sentence}\n\nUsage: ${usage}`)
  }
}
