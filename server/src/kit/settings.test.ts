import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'brigade-settings-'))
})

afterEach(() => rmSync(dataDir, { recursive: true }))

it('has everything that a first start needs', () => {
  const settings = readSettings({ DATA_DIR: dataDir, PUBLIC_URL: '' })

  expect(settings).toMatchObject({ port: 3030, host: '127.0.0.1', isDemo: true, logLevel: 'info', corsOrigins: [] })
  expect(settings).toMatchObject({ databaseUrl: undefined, publicUrl: undefined, isProduction: false })
})

it('shows no demo in production unless it is asked for', () => {
  const production = { DATA_DIR: dataDir, NODE_ENV: 'production' }

  expect(readSettings(production).isDemo).toBe(false)
  expect(readSettings({ ...production, DEMO: 'on' }).isDemo).toBe(true)
})

it('keeps the secret that it made, for the eyes of its own account only', () => {
  const { jwtSecret } = readSettings({ DATA_DIR: dataDir })

  expect(jwtSecret).toMatch(/^[0-9a-f]{64}$/)
  expect(readSettings({ DATA_DIR: dataDir }).jwtSecret).toBe(jwtSecret)
  expect(readFileSync(join(dataDir, 'jwt-secret'), 'utf8')).toBe(jwtSecret)
  expect(statSync(join(dataDir, 'jwt-secret')).mode & 0o777).toBe(0o600)
})

it('names every wrong setting at once', () => {
  const env = {
    DATA_DIR: dataDir,
    PORT: '70000',
    DEMO: 'perhaps',
    LOG_LEVEL: 'loud',
    DATABASE_URL: 'mysql://x',
    JWT_SECRET: 'short',
    PUBLIC_URL: 'brigade.example',
    CORS_ORIGINS: 'https://a.example, https://b.example/path',
    HOST: 'a b',
  }

  const names = Object.keys(env).filter((name) => name !== 'DATA_DIR')

  for (const name of names) expect(() => readSettings(env)).toThrow(name)
})
