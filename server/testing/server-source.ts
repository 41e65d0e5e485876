import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const source = join(import.meta.dirname, '../src')

/** A function or constant of the server, by the name under which tests know it. */
export type Piece = { at: string; text: string }

/** The columns of a table as they are declared: `path` is empty if they publish nothing. */
export type DeclaredColumns = { name: string; table: string; path: string; isAudited: boolean }

const files = globSync('**/*.ts', { cwd: source }).filter((file) => !/\.test\.ts$|(^|\/)testing\//.test(file))

/** The functions and constants of the whole server. */
export const pieces: Piece[] = files.flatMap((file) =>
  textOf(file)
    .split(/^(?=(?:export )?(?:async )?(?:function|const)\b)/m)
    .map((text) => ({ at: `${/(?:function\*?|const) (\w+)/.exec(text)?.[1]} in ${file}`, text })),
)

/** The storage of every table that has columns. */
export const declaredColumns: DeclaredColumns[] = files.flatMap((file) =>
  [...textOf(file).matchAll(/const (\w+) = columnsOf<[^(]*>\(\s*(\w*)([\s\S]*?)\)\(\s*'(\w+)'/g)].map(
    ([, name, path, audits, table]) => ({
      name: name!,
      table: table!,
      path: path === 'undefined' ? '' : path!,
      isAudited: audits!.replaceAll(/[\s,]/g, '') !== '',
    }),
  ),
)

/** Returns the columns that a handwritten statement sets, of an update. */
export function columnsSetIn(statement: string): string[] {
  const set = /\bSET\b([\s\S]*?)(?:\bWHERE\b|$)/.exec(statement)?.[1] ?? ''
  return [...set.matchAll(/"(\w+)" =(?!=)/g)].map(([, column]) => column!)
}

function textOf(file: string): string {
  return readFileSync(join(source, file), 'utf8')
}
