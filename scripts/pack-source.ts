import { globSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { create } from 'tar'
import { root } from './run-command.ts'

const sources = [
  '*.{json,md,ts}',
  'LICENSE',
  '{bench,deploy,docs,domain,e2e,pos-simulator,scripts,server,web}/**/*',
  '.ci/*',
  '.{editorconfig,gitignore,oxfmtrc.json,oxlintrc.json}',
]
const notSources = ['node_modules', 'dist', 'data', 'coverage', 'test-results', 'playwright-report']
const hiddenSources = ['.ci', '.editorconfig', '.gitignore', '.oxfmtrc.json', '.oxlintrc.json']

/**
 * Packs the sources that run here, including changes, beside the built dashboard: the licence offers them to everyone
 * who uses Brigade.
 */
export async function packSource(): Promise<void> {
  await create(
    { cwd: root, file: join(root, 'web/dist/source.tar.gz'), gzip: true, portable: true, prefix: 'brigade' },
    sourceFiles(root),
  )
}

/**
 * Returns the project's files below a folder: nothing installed, built or stored as data, and no hidden file that may
 * contain a secret.
 */
export function sourceFiles(folder: string): string[] {
  const isLeftOut = (path: string) => {
    const name = basename(path)
    return notSources.includes(name) || (name.startsWith('.') && !hiddenSources.includes(name))
  }
  return globSync(sources, { cwd: folder, exclude: isLeftOut })
    .filter((file) => statSync(join(folder, file)).isFile())
    .toSorted()
}
