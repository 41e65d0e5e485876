import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Sqlite from 'better-sqlite3'
import type { GuestSession, Table } from '@brigade/domain/tables/tables.schema.ts'
import { type MeasuredServer, startMeasuredServer } from './measured-server.ts'

const program = fileURLToPath(new URL('../server/src/app/main.ts', import.meta.url))
/** The program's supervisor uses the same compile cache. */
const compileCache = fileURLToPath(new URL('../node_modules/.cache/server', import.meta.url))

/** The demo's hotel, whose orders are measured, and people of this and the other venues. */
export const hotelId = 1
export const hotelManager = 'manager@hotel.demo'
export const otherVenuesPeople = ['manager@restaurant.demo', 'manager@receipts.demo', 'ordertaker@five.demo']
export const demoPassword = 'brigade-demo'

/**
 * Starts the real server on the data in a folder; in an empty folder it creates the demo venues first. Guests may make
 * more calls than usual. `settings` are further ones of its environment.
 */
export async function startBrigade(dataDir: string, settings: Record<string, string> = {}): Promise<MeasuredServer> {
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DEMO: 'on',
    // A few clients make the calls of hundreds of tables here.
    GUEST_CALLS_A_MINUTE: '1000000000',
    LOG_LEVEL: 'warn',
    NODE_COMPILE_CACHE: compileCache,
    NODE_ENV: 'development',
    PUBLIC_URL: '',
    ...settings,
  }
  const server = await startMeasuredServer({ program, readyPath: '/readyz', env })
  liftOrderRate(dataDir)
  return server
}

/** Lifts the order limit, because a few clients place the orders of hundreds of tables here. */
function liftOrderRate(dataDir: string): void {
  const database = new Sqlite(join(dataDir, 'brigade.sqlite'))
  database.exec('UPDATE venues SET "ordersAMinute" = 1000000000')
  database.close()
}

export type ApiCall = {
  port: number
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  token?: string
  body?: unknown
}

/** A refusal of Brigade's API, with its status. */
export class Refused extends Error {
  readonly status: number

  constructor({ method, path }: ApiCall, status: number, answer: string) {
    super(`${method} ${path} was answered with ${status}: ${answer}`)
    this.name = 'Refused'
    this.status = status
  }
}

/** Calls Brigade's API. Throws `Refused` if it refuses. */
export async function callApi<Answer>(call: ApiCall): Promise<Answer> {
  const { port, method, path, token, body } = call
  const headers: Record<string, string> = { Accept: 'application/json', 'Content-Type': 'application/json' }
  if (token) headers['Authorization'] = `Bearer ${token}`
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, body: JSON.stringify(body) })
  const text = await response.text()
  if (!response.ok) throw new Refused(call, response.status, text)
  // The caller chooses the type by the API's contract.
  return JSON.parse(text) as Answer
}

/** Signs a member of staff of the demo in, and returns the token. */
export async function signIn(port: number, email: string): Promise<string> {
  const body = { strategy: 'local', email, password: demoPassword }
  const session = await callApi<{ accessToken: string }>({ port, method: 'POST', path: '/v1/authentication', body })
  return session.accessToken
}

/** Opens guest sessions at tables of the hotel, and returns their tokens: many guests order, not one. */
export async function openGuestSessions(port: number, managerToken: string): Promise<string[]> {
  const path = `/v1/table?restaurantId=${hotelId}&skipPaginate=true`
  const tables = await callApi<Table[]>({ port, method: 'GET', path, token: managerToken })
  const tokens: string[] = []
  for (const { token } of tables) {
    const session = await callApi<GuestSession>({ port, method: 'POST', path: '/v1/guest/session', body: { token } })
    tokens.push(session.accessToken)
  }
  return tokens
}
