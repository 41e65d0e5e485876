import { join } from 'node:path'
import { codeOf, messageOf } from '#kit/errors/error-text.ts'
import { DamagedSecret } from '#kit/settings/stored-secret.ts'
import { NewerDatabase } from '#kit/database/migrations.ts'
import { type Settings, WrongSettings } from '#kit/settings/settings.ts'
import { sqliteFileName } from '#kit/database/sqlite.ts'

/**
 * Returns why starting again would not help, in a sentence that says what to do. Returns undefined for errors that may
 * resolve themselves, such as a database that does not answer yet or a full disk.
 */
export function failureForGood(error: unknown, settings: Settings): string | undefined {
  const code = codeOf(error)
  const advice = adviceByCode.find(([pattern]) => pattern.test(code))?.[1]
  if (advice) return advice(settings)
  const isForGood =
    error instanceof WrongSettings ||
    error instanceof NewerDatabase ||
    error instanceof DamagedSecret ||
    code === 'EACCES'
  return isForGood ? messageOf(error) : undefined
}

type Advice = (settings: Settings) => string

/** Errors that waiting does not resolve, by the code of the system or of SQLite: the problem, and what to do. */
const adviceByCode: readonly (readonly [RegExp, Advice])[] = [
  [/^EADDRINUSE$/, () => 'another program uses this port. Set PORT to a free one.'],
  [/^EADDRNOTAVAIL$/, ({ host }) => `this machine does not have the address ${host}. Set HOST to one that it has.`],
  [
    /^SQLITE_NOTADB$/,
    (settings) => `${fileOf(settings)} is not an SQLite database. Move it away, or set DATA_DIR to another folder.`,
  ],
  [
    /^SQLITE_CORRUPT/,
    (settings) => `${fileOf(settings)} is damaged. Put a backup in its place: it can not be read to its end.`,
  ],
  [
    /^SQLITE_(CANTOPEN|READONLY|PERM|AUTH)/,
    (settings) =>
      `${fileOf(settings)} must be a file that this account may read and write, in a folder of the same kind.`,
  ],
]

function fileOf({ dataDir }: Settings): string {
  return join(dataDir, sqliteFileName)
}
