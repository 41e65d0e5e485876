import { auditDaysUnlessSet } from '@brigade/domain/access/audit-limits.ts'
import { randomBytes } from 'node:crypto'
import { logTo } from '#kit/logging/logger.ts'
import { buildApp } from '#app/build-app.ts'
import { listen } from '#app/listen.ts'
import { trustedProxiesUnlessSet } from '#kit/admission/client-address.ts'
import type { Bus } from '#kit/events/bus.ts'
import type { Clock } from '#kit/settings/clock.ts'
import type { App } from '#kit/context/context.ts'
import type { Database } from '#kit/database/database.ts'
import type { Feature } from '#kit/context/feature.ts'
import type { Settings } from '#kit/settings/settings.ts'
import { freshDatabase, type Seed } from './fresh-database.ts'
import { connectScreen, type Screen } from './screen.ts'
import { watchContract } from './watch-contract.ts'

export type Answer<T> = { status: number; body: T; headers: Headers }

export type Asking = {
  token?: string
  /** The body, sent as JSON; a text is sent unchanged. */
  body?: unknown
  headers?: Record<string, string>
}

/** The real server on its own port with a fresh database. */
export type TestApp = {
  url: string
  app: App
  db: Database
  /** Entries of the log, parsed; only with `isLogged`. */
  log: Record<string, unknown>[]
  request<T = Record<string, unknown>>(method: string, path: string, asking?: Asking): Promise<Answer<T>>
  /** Connects the ordinary Feathers client, signed in with the token if there is one. */
  connect(token?: string, headers?: Record<string, string>): Promise<Screen>
  /** Stops the server as a signal does, while clients are connected. */
  stop(): Promise<void>
  close(): Promise<void>
}

export type StartTestApp = {
  /** The features; all of the program's, unless set. */
  features?: readonly Feature[]
  clock?: Clock
  bus?: Bus
  seed?: Seed
  settings?: Partial<Settings>
  webRoot?: string
  isLogged?: true
  /** The kind of database, if the test is about that one only, whatever the run uses. */
  database?: 'sqlite'
}

export async function startTestApp(options: StartTestApp = {}): Promise<TestApp> {
  const { clock, bus, seed, webRoot, isLogged } = options
  const fresh = await freshDatabase(seed, options.database)
  const { db } = fresh
  const features = options.features ?? (await import('#app/features.ts')).features
  const settings = { ...testSettings(fresh.settings.dataDir), ...options.settings }
  const lines: Record<string, unknown>[] = []
  const log = logTo({ write: (line) => void lines.push(JSON.parse(line)) }, isLogged ? 'debug' : 'silent')
  const app = await buildApp({ settings, db, log, features, clock, bus, webRoot })
  const differing = watchContract(app)
  const { url, close } = await listen(app)
  let stopping: Promise<void> | undefined
  const screens: Screen[] = []

  return {
    url,
    app,
    db,
    log: lines,
    request: (method, path, asking = {}) => request(method, url + path, asking),
    async connect(token, headers) {
      const screen = await connectScreen({ url, publisher: app.publisher, token, headers })
      screens.push(screen)
      return screen
    },
    stop: () => (stopping ??= close()),
    async close() {
      await Promise.all(screens.map((screen) => screen.close()))
      await (stopping ??= close())
      await fresh.remove()
      if (differing.size > 0) throw new Error(`Not as the contract says:\n${[...differing].join('\n')}`)
    },
  }
}

function testSettings(dataDir: string): Settings {
  return {
    port: 0,
    host: '127.0.0.1',
    dataDir,
    jwtSecret: randomBytes(32).toString('hex'),
    isDemo: false,
    logLevel: 'silent',
    corsOrigins: [],
    trustedProxies: trustedProxiesUnlessSet,
    // With a stopped clock, all calls of a test arrive within one minute.
    guestCallsAMinute: 1_000_000,
    auditLogDays: auditDaysUnlessSet,
    requiresSecondFactor: false,
    allowsLocalTargets: false,
    isProduction: false,
  }
}

async function request<T>(method: string, url: string, { token, body, headers = {} }: Asking): Promise<Answer<T>> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  return { status: response.status, headers: response.headers, body: (isJson && text ? JSON.parse(text) : text) as T }
}
