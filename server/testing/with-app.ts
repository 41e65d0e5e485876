import { randomBytes } from 'node:crypto'
import { logTo } from '#kit/logger.ts'
import { buildApp } from '#app/build-app.ts'
import { listen } from '#app/listen.ts'
import { trustedProxiesUnlessSet } from '#kit/client-address.ts'
import type { Bus } from '#kit/bus.ts'
import type { Clock } from '#kit/clock.ts'
import type { App } from '#kit/context.ts'
import type { Database } from '#kit/database.ts'
import type { Feature } from '#kit/feature.ts'
import type { Settings } from '#kit/settings.ts'
import { freshDatabase, type Seed } from './fresh-database.ts'
import { connectScreen, type Screen } from './screen.ts'
import { watchContract } from './watch-contract.ts'

export type Answer<T> = { status: number; body: T; headers: Headers }

export type Asking = {
  token?: string
  /** Sent as JSON; a text is sent as it is. */
  body?: unknown
  headers?: Record<string, string>
}

/** The real server on a port of its own with a fresh database. */
export type TestApp = {
  url: string
  app: App
  db: Database
  /** Lines of the log, parsed; only with `isLogged`. */
  log: Record<string, unknown>[]
  request<T = Record<string, unknown>>(method: string, path: string, asking?: Asking): Promise<Answer<T>>
  /** The ordinary Feathers client, signed in with the token if there is one. */
  connect(token?: string, headers?: Record<string, string>): Promise<Screen>
  /** Stops the server as a signal does, while clients go on. */
  stop(): Promise<void>
  close(): Promise<void>
}

export type StartTestApp = {
  /** All of the program's, when left out. */
  features?: readonly Feature[]
  clock?: Clock
  bus?: Bus
  seed?: Seed
  settings?: Partial<Settings>
  webRoot?: string
  isLogged?: true
  /** On this database, whatever the run is for: what is asked is about that one alone. */
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
    // A clock that stands still has all of a test's calls come within one minute.
    guestCallsAMinute: 1_000_000,
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
