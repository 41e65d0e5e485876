import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSettings, WrongSettings } from './settings.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'brigade-settings-'))
})

afterEach(() => rmSync(dataDir, { recursive: true }))

it('has everything that a first start needs', () => {
  const settings = readSettings({ DATA_DIR: dataDir, PUBLIC_URL: '' })

  expect(settings).toMatchObject({ port: 3030, host: '127.0.0.1', isDemo: true, logLevel: 'info', corsOrigins: [] })
  expect(settings.trustedProxies).toEqual(['127.0.0.0/8', '::1'])
  expect(settings).toMatchObject({ databaseUrl: undefined, publicUrl: undefined, isProduction: false })
})

it('shows no demo in production unless it is asked for', () => {
  const production = { DATA_DIR: dataDir, NODE_ENV: 'production' }

  expect(readSettings(production).isDemo).toBe(false)
  expect(readSettings({ ...production, DEMO: 'on' }).isDemo).toBe(true)
})

it('leads to this machine in the demo only, unless it is asked for', () => {
  const production = { DATA_DIR: dataDir, NODE_ENV: 'production' }

  expect(readSettings({ DATA_DIR: dataDir }).allowsLocalTargets).toBe(true)
  expect(readSettings({ DATA_DIR: dataDir, DEMO: 'off' }).allowsLocalTargets).toBe(false)
  expect(readSettings(production).allowsLocalTargets).toBe(false)
  expect(readSettings({ ...production, LOCAL_TARGETS: 'on' }).allowsLocalTargets).toBe(true)
})

it('sends push messages to this machine nowhere, unless one origin is named', () => {
  const LOCAL_PUSH_SERVICE = 'http://127.0.0.1:4100'

  expect(readSettings({ DATA_DIR: dataDir }).localStandIn).toBeUndefined()
  expect(readSettings({ DATA_DIR: dataDir, LOCAL_PUSH_SERVICE }).localStandIn).toBe(LOCAL_PUSH_SERVICE)
})

it('requires a second factor only if that is asked for', () => {
  const requires = (SECOND_FACTOR?: string) => readSettings({ DATA_DIR: dataDir, SECOND_FACTOR }).requiresSecondFactor

  expect([undefined, '', 'optional', 'required'].map(requires)).toEqual([false, false, false, true])
})

it('keeps the secret that it made, for the eyes of its own account only', () => {
  const { jwtSecret } = readSettings({ DATA_DIR: dataDir })

  expect(jwtSecret).toMatch(/^[0-9a-f]{64}$/)
  expect(readSettings({ DATA_DIR: dataDir }).jwtSecret).toBe(jwtSecret)
  expect(readFileSync(join(dataDir, 'jwt-secret'), 'utf8')).toBe(jwtSecret)
  expect(statSync(join(dataDir, 'jwt-secret')).mode & 0o777).toBe(0o600)
})

it('names a folder of data that can be none', () => {
  writeFileSync(join(dataDir, 'file'), '')

  for (const path of ['file', 'file/data']) {
    expect(() => readSettings({ DATA_DIR: join(dataDir, path) })).toThrow(WrongSettings)
  }
})

it.each(['https://a.example/?to=1', 'https://a.example/#b', 'https://ada:secret@a.example'])(
  'refuses %s as the address that links begin with',
  (PUBLIC_URL) => {
    expect(() => readSettings({ DATA_DIR: dataDir, PUBLIC_URL })).toThrow('PUBLIC_URL')
  },
)

it('names a secret that a power cut has left empty, rather than to sign with it', () => {
  writeFileSync(join(dataDir, 'jwt-secret'), '')

  expect(() => readSettings({ DATA_DIR: dataDir })).toThrow(WrongSettings)
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
    SECURITY_CONTACT: 'security@example.com',
    TRUSTED_PROXIES: '10.0.0.0/8, proxy.local',
    GUEST_CALLS_A_MINUTE: '59',
    AUDIT_LOG_DAYS: '7',
    SECOND_FACTOR: 'sometimes',
    LOCAL_TARGETS: 'some',
    LOCAL_PUSH_SERVICE: 'https://10.0.0.1',
    DEMO_POS_URL: '127.0.0.1:3040',
  }

  const names = Object.keys(env).filter((name) => name !== 'DATA_DIR')

  for (const name of names) expect(() => readSettings(env)).toThrow(name)
})

describe('storage', () => {
  const s3 = {
    STORAGE_S3_BUCKET: 'brigade-files',
    STORAGE_S3_ACCESS_KEY_ID: 'key',
    STORAGE_S3_SECRET_ACCESS_KEY: 'secret',
  }

  it('is the local disk unless something is said of S3', () => {
    expect(readSettings({ DATA_DIR: dataDir, STORAGE_S3_BUCKET: ' ' }).s3).toBeUndefined()
  })

  it('is Amazon with a bucket and a key, and any other service with its address', () => {
    expect(readSettings({ DATA_DIR: dataDir, ...s3 }).s3).toEqual({
      bucket: 'brigade-files',
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      isPathStyle: false,
    })
    const elsewhere = { ...s3, STORAGE_S3_ENDPOINT: 'https://s3.example.com', STORAGE_S3_REGION: 'eu-central-1' }
    expect(readSettings({ DATA_DIR: dataDir, ...elsewhere }).s3).toMatchObject({
      region: 'eu-central-1',
      endpoint: 'https://s3.example.com',
      isPathStyle: true,
    })
    expect(readSettings({ DATA_DIR: dataDir, ...elsewhere, STORAGE_S3_PATH_STYLE: 'off' }).s3?.isPathStyle).toBe(false)
  })

  it.each([
    ['STORAGE_S3_BUCKET', undefined],
    ['STORAGE_S3_BUCKET', 'Not A Bucket'],
    ['STORAGE_S3_ACCESS_KEY_ID', undefined],
    ['STORAGE_S3_SECRET_ACCESS_KEY', undefined],
    ['STORAGE_S3_REGION', 'eu central'],
    ['STORAGE_S3_ENDPOINT', 's3.example.com'],
    ['STORAGE_S3_ENDPOINT', 'https://s3.example.com/bucket'],
    ['STORAGE_S3_PATH_STYLE', 'perhaps'],
    ['STORAGE_S3_BUKET', 'brigade-files'],
  ])('names %s when it is %j', (name, value) => {
    expect(() => readSettings({ DATA_DIR: dataDir, ...s3, [name]: value })).toThrow(name)
  })
})
