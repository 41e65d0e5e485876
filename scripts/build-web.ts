import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, runCommand } from './run-command.ts'

const sources = ['package-lock.json', 'domain/src/**/*', 'web/*', 'web/{src,public}/**/*']
const stampFile = join(root, 'web/.cache/built-from')
const builtPage = join(root, 'web/dist/index.html')

/** Builds the dashboard into web/dist, unless the existing build was made from the same sources. */
export async function buildWeb(): Promise<void> {
  const fingerprint = fingerprintOf(sources)
  if (existsSync(builtPage) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint) return

  console.log('Building the dashboard (only this time, and after changes) …')
  rmSync(stampFile, { force: true })
  const code = await runCommand({ program: 'vite', args: ['build', '--logLevel', 'warn'], folder: 'web' })
  if (code !== 0) throw new Error(`The dashboard could not be built: vite ended with code ${code}`)

  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, fingerprint)
}

function fingerprintOf(patterns: string[]): string {
  const hash = createHash('sha256')
  for (const file of globSync(patterns, { cwd: root, exclude: isNoSource }).toSorted()) {
    if (!statSync(join(root, file)).isFile()) continue
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function isNoSource(file: string): boolean {
  return /\.test\.tsx?$/.test(file)
}
