import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSource } from '../imports/read-source.ts'
import { readWorkspace, resolveImport } from '../imports/resolve-import.ts'

const folder = 'server'

/** The only file that knows which database a run is for. */
const wherePicked = 'server/testing/fresh-database.ts'

/** Names the test files of the server that do the same on every database: where one is picked, neither they nor what they import ever come. */
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

/** Those of one file that are files of the server too, each file read once. */
function readImports(root: string): ImportsOf {
  const workspace = readWorkspace(root, folder)
  const known = new Map<string, string[]>()
  const read = (file: string) => {
    const { specifiers, texts } = readSource(file, readFileSync(join(root, file), 'utf8'))
    // A program that a test starts is named by a plain text, from the folder of the test.
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
