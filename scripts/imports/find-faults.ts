import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileRules, type Import, importRules } from './import-rules.ts'
import { placeOf } from './place.ts'
import { readSource, type SourceFile } from './read-source.ts'
import { readWorkspace, resolveImport, type Workspace } from './resolve-import.ts'

const isSource = /\.(ts|tsx|mts|js|jsx|mjs)$/
const folders = ['domain', 'server', 'web', 'e2e', 'bench', 'pos-simulator', 'scripts']
const notOurs =
  /(^|\/)node_modules(\/|$)|^[\w-]+\/(dist|data|coverage|\.cache|public|test-results|playwright-report)(\/|$)/

export type Verdict = { filesSeen: number; importsSeen: number; faults: string[] }

/** Reads every source file below a root and returns the violations of the rules of docs/architecture.md. */
export function findFaults(root: string): Verdict {
  const workspaceOf = remembered((folder: string) => readWorkspace(root, folder))
  const paths = listSources(root)
  const files = paths.map((path) => readSource(path, readFileSync(join(root, path), 'utf8')))
  const imports = files.flatMap((file) => importsOf(file, root, workspaceOf))
  return {
    filesSeen: files.length,
    importsSeen: imports.length,
    faults: [
      ...overlooked(root, new Set(paths)),
      ...files.flatMap((file) => judge(fileRules, { ...file, place: placeOf(file.path) }, file.path)),
      ...imports.flatMap((edge) => judge(importRules, edge, edge.file)),
    ],
  }
}

function listSources(root: string): string[] {
  return globSync(
    folders.map((folder) => `${folder}/**/*`),
    { cwd: root, exclude: (path) => notOurs.test(path) },
  )
    .filter((path) => isSource.test(path))
    .toSorted()
}

/** Returns files that git knows and the checker did not visit: a checker that visits nothing would find nothing. */
function overlooked(root: string, seen: Set<string>): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--', ...folders], { cwd: root, encoding: 'utf8' }).split('\0')
  const expected = listed.filter((path) => isSource.test(path) && !notOurs.test(path) && existsSync(join(root, path)))
  if (expected.length === 0) return ['git lists no source files here']
  return expected.filter((path) => !seen.has(path)).map((path) => `${path}: listed by git, but not seen by this check`)
}

function importsOf(file: SourceFile, root: string, workspaceOf: (folder: string) => Workspace): Import[] {
  const from = placeOf(file.path)
  return file.specifiers.map((specifier) => {
    const target = resolveImport(file.path, specifier, workspaceOf)
    return {
      file: file.path,
      from,
      specifier,
      ...(target === undefined ? {} : { target, to: placeOf(target) }),
      targetExists: target !== undefined && existsSync(join(root, target)),
      dependencies: workspaceOf(from.package).dependencies,
    }
  })
}

function judge<T>(rules: ((subject: T) => string | undefined)[], subject: T, path: string): string[] {
  return rules.flatMap((rule) => {
    const fault = rule(subject)
    return fault ? [`${path}: ${fault}`] : []
  })
}

function remembered<T>(read: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>()
  return (key) => {
    const found = known.get(key) ?? read(key)
    known.set(key, found)
    return found
  }
}
