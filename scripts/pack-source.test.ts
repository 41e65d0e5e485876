import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, matchesGlob } from 'node:path'
import { expect, it } from 'vitest'
import { sourceFiles } from './pack-source.ts'
import { root } from './run-command.ts'

it('takes what is the project, and nothing that was installed, built, kept or hidden', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brigade-source-'))
  const written = [
    'LICENSE',
    'package.json',
    'server/src/app/main.ts',
    'web/public/icon.svg',
    'server/node_modules/a/index.js',
    'web/dist/index.html',
    'web/.cache/built-from',
    'data/jwt-secret',
    'server/data/brigade.sqlite',
    '.env',
    'server/.env',
  ]
  for (const file of written) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), '')
  }

  const files = sourceFiles(folder)
  rmSync(folder, { recursive: true })

  expect(files).toEqual(['LICENSE', 'package.json', 'server/src/app/main.ts', 'web/public/icon.svg'])
})

it('leaves out no file of the repository but what npm is told', () => {
  const tracked = trackedFiles()
  const packed = new Set(sourceFiles(root))

  expect(tracked.filter((file) => !packed.has(file))).toEqual(['.npmrc'])
})

it('finds all of them in a container too', () => {
  const ignored = readFileSync(join(root, 'deploy/Dockerfile.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

  const missing = trackedFiles().filter((file) =>
    ignored.some((pattern) => matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`)),
  )

  expect(ignored).toContain('.git')
  expect(missing).toEqual([])
})

function trackedFiles(): string[] {
  return execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
}
