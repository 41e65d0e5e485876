import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSource } from '../imports/read-source.ts'
import { readWorkspace, resolveImport } from '../imports/resolve-import.ts'

const folder = 'server'

/** The only file that knows the database of a run. */
const wherePicked = 'server/testing/fresh-database.ts'

/**
 * Returns the server's test files that do the same on every database: neither they nor their imports reach the file
 * that picks one.
 */
export function testsWithoutDatabase(root: string): string[] {
  const importsOf = readImports(root)
  return globSync(`${folder}/{src,seeds,migrations,testing}/**/*.test.ts`, { cwd: root })
    .filter((file) => !reaches(file, wherePicked, importsOf))
    .toSorted()
}

type ImportsOf = (file: string) => readonly string[]

function reaches(from: string, goal: string, importsOf: ImportsOf): boolean {
  const reached = new Set([from])
  for (const file of reached) for (const next of importsOf(file)) reached.add(next)
  return reached.has(goal)
}

/** Returns a function that lists a file's imports among the server's files; it reads each file once. */
function readImports(root: string): ImportsOf {
  const workspace = readWorkspace(root, folder)
  const known = new Map<string, string[]>()
  const read = (file: string) => {
    const { specifiers, texts } = readSource(file, readFileSync(join(root, file), 'utf8'))
    // A test names a program that it starts by a plain text, relative to the test's folder.
    const programs = texts.filter((text) => /^[\w./-]+\.ts$/.test(text)).map((text) => `./${text}`)
    return [...specifiers, ...programs].flatMap((specifier) => {
      const path = resolveImport(file, specifier, () => workspace)
      return path?.startsWith(`${folder}/`) && existsSync(join(root, path)) ? [path] : []
    })
  }
  return (file) => {
    const imports = known.get(file) ?? read(file)
    known.set(file, imports)
    return imports
  }
}
