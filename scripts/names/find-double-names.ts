import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'

/** The packages whose modules can import each other: server and web share only what domain exports. */
const imported = [
  ['domain', 'server'],
  ['domain', 'web'],
] as const

/** Exports that have the same name in each file of their kind. */
const conventions: readonly { name: RegExp; file: RegExp }[] = [
  { name: /^(translations|menuTranslations)$/, file: /\.translations\.en\.ts$|\/app\/i18n\/en\/[\w-]+\.ts$/ },
  // The texts of each language have the names of the English ones.
  { name: /./, file: /\/languages\/\w+(\/[\w.-]+)?\.ts$/ },
]

type Export = { name: string; file: string }

/**
 * Returns the names that two shipped files export which one module could import: whoever reads the name, or searches for
 * it, would have to know which one is meant.
 */
export function findDoubleNames(root: string): string[] {
  const exported = new Map(['domain', 'server', 'web'].map((folder) => [folder, exportsOf(root, folder)]))
  const faults = imported.flatMap((folders) => doublesAmong(folders.flatMap((folder) => exported.get(folder) ?? [])))
  return [...new Set(faults)].toSorted()
}

function doublesAmong(exports: readonly Export[]): string[] {
  return [...Map.groupBy(exports, ({ name }) => name)].flatMap(([name, found]) => {
    const files = [...new Set(found.map(({ file }) => file))]
    return files.length > 1 ? [`${name} is exported by ${files.toSorted().join(' and ')}`] : []
  })
}

function exportsOf(root: string, folder: string): Export[] {
  const files = globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root, exclude: isForTests })
  return files.flatMap((file) => {
    const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'))
    // A re-export has its name from the file that declares it.
    const own = module.staticExports.flatMap(({ entries }) => entries).filter((entry) => !entry.moduleRequest)
    return own
      .map((entry) => ({ name: entry.exportName.name ?? 'default', file }))
      .filter(({ name }) => !conventions.some((each) => each.name.test(name) && each.file.test(file)))
  })
}

function isForTests(path: string): boolean {
  return /\.test\.tsx?$|\/testing$/.test(path)
}
