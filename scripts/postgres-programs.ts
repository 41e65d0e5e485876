import { globSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { aptInstall } from './apt-install.ts'
import { findProgram, isProgram } from './find-program.ts'

/** The instructions for installing PostgreSQL if the program can't do it. */
export const postgresAdvice =
  'Install the PostgreSQL server (Debian, Ubuntu: apt-get install postgresql; macOS: brew install postgresql), ' +
  'or put the folder of its initdb and postgres in PATH. It need not be running.'

/** Finds the folder of initdb and postgres, else installs Debian's package. Returns undefined if both fail. */
export async function preparePostgresPrograms(): Promise<string | undefined> {
  return findPostgresPrograms() ?? ((await aptInstall(['postgresql'])) ? findPostgresPrograms() : undefined)
}

/** Finds the folder of initdb and postgres: in PATH, else in Debian's folders by version, the newest first. */
export function findPostgresPrograms(): string | undefined {
  const initdb = findProgram(['initdb'])
  // A link in PATH leads to a folder with all of the programs.
  const inPath = initdb ? [dirname(realpathSync(initdb))] : []
  const debian = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => versionOf(b) - versionOf(a))
  return [...inPath, ...debian].find((folder) => ['initdb', 'postgres'].every((name) => isProgram(join(folder, name))))
}

function versionOf(folder: string): number {
  return Number(/(\d+)\/bin$/.exec(folder)?.[1] ?? 0)
}
