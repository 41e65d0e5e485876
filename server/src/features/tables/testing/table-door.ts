import { afterAll, beforeAll } from 'vitest'
import type { GuestSession, Table } from '@brigade/domain/tables/tables.schema.ts'
import { demoSeed } from '#testing/test-server.ts'
import { type Answer, startTestApp, type TestApp } from '#testing/with-app.ts'

export const noon = new Date('2026-03-04T08:00:00.000Z')

type Refused = { message: string; data: { reason: string; retryAfter?: number } }

type Renewing = [id: number, token: string, idempotencyKey?: string, tokenSince?: string | null]

/** The demo's hotel, at whose tables guests arrive by their codes, with a clock of its own. */
export type TableDoor = {
  testApp: TestApp
  manager: string
  now: Date
  open(token: string, from?: string): Promise<Answer<GuestSession & Refused>>
  readMenu(token: string): Promise<Answer<Record<string, unknown>>>
  renew(...renewing: Renewing): Promise<Answer<Table>>
  tableCalled(name: string): Promise<Table>
  signIn(email: string): Promise<string>
}

/** Starts it before the tests of the calling file, and stops it after them. Only its functions may be destructured before. */
export function openTableDoor(): TableDoor {
  const door = {
    now: noon,
    open: (token, from = '10.0.0.1') =>
      door.testApp.request('POST', '/v1/guest/session', { body: { token }, headers: { 'x-forwarded-for': from } }),
    readMenu: (token) => door.testApp.request('GET', '/v1/menu?skipPaginate=true', { token }),
    renew: (...[id, token, idempotencyKey, tokenSince]) =>
      door.testApp.request('POST', '/v1/renew/table', { token, body: { id, tokenSince, idempotencyKey } }),
    async tableCalled(name) {
      const { body } = await door.testApp.request<Table[]>('GET', '/v1/table?skipPaginate=true', {
        token: door.manager,
      })
      return body.find((table) => table.name === name)!
    },
    async signIn(email) {
      const body = { strategy: 'local', email, password: 'brigade-demo' }
      const answer = await door.testApp.request<{ accessToken: string }>('POST', '/v1/authentication', { body })
      return answer.body.accessToken
    },
  } as TableDoor

  beforeAll(async () => {
    door.testApp = await startTestApp({ clock: { now: () => door.now }, seed: demoSeed })
    door.manager = await door.signIn('manager@hotel.demo')
  })

  afterAll(() => door.testApp.close())

  return door
}
