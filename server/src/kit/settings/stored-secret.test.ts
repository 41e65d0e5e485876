import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keptVapidKey } from '#features/push/vapid-key.ts'
import { keptJwtSecret } from './jwt-secret.ts'

const secrets = [
  { fileName: 'jwt-secret', read: keptJwtSecret },
  { fileName: 'vapid-private-key', read: (dataDir: string) => keptVapidKey(dataDir).publicKey },
]

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'brigade-secrets-'))
})

afterEach(() => rmSync(dataDir, { recursive: true }))

it.each(secrets)('makes $fileName once, and reads it again with a line end behind it', ({ fileName, read }) => {
  const made = read(dataDir)
  const path = join(dataDir, fileName)
  writeFileSync(path, `${readFileSync(path, 'utf8')}\n`)

  expect(read(dataDir)).toBe(made)
})

it.each(secrets)('signs nothing with $fileName when it is empty or cut off', ({ fileName, read }) => {
  read(dataDir)
  const path = join(dataDir, fileName)

  for (const left of ['', ' \n', readFileSync(path, 'utf8').slice(0, 20)]) {
    writeFileSync(path, left)
    expect(() => read(dataDir)).toThrow(`${path} is empty or damaged`)
    expect(readFileSync(path, 'utf8')).toBe(left)
  }
})
