import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AuditEntry } from '@brigade/domain/access/audit-entry.schema.ts'
import { failedSignInsAMinute } from '@brigade/domain/access/audit-limits.ts'
import { FailedSignIns } from '#features/auth/audit-sign-ins.ts'
import { auditColumns, type AuditRow } from '#kit/database/audit-columns.ts'
import { noon, type TestServer, startTestServer } from '#testing/test-server.ts'

const dayMs = 24 * 3_600_000

let testServer: TestServer
let last = 0

beforeAll(async () => {
  testServer = await startTestServer()
})

beforeEach(async () => {
  const row = await testServer.db.one<{ id: number | null }>('SELECT max("id") AS "id" FROM audit_log')
  last = row?.id ?? 0
})

afterAll(() => testServer.close())

describe('sign-ins', () => {
  it('are in the log with the venue of the person; those of head office have none', async () => {
    await tryToSignIn('waiter@restaurant.demo', 'brigade-demo')
    await tryToSignIn('organization@brigade.demo', 'brigade-demo')

    expect(await newest()).toMatchObject([
      { act: 'signedIn', record: 'person', restaurantId: null, byRole: 'organization' },
      { act: 'signedIn', record: 'person', restaurantId: 2, byRole: 'waiter', recordId: expect.any(Number) },
    ])
  })

  it('and sign-outs say by what and by whom', async () => {
    const { accessToken: token } = (await tryToSignIn('waiter@restaurant.demo', 'brigade-demo')).body
    await testServer.request('DELETE', '/v1/authentication', { token })
    await testServer.request('DELETE', '/v1/authentication', { token })

    expect(await newest()).toMatchObject([
      { act: 'loggedOut', restaurantId: 2, byRole: 'waiter', changes: [], address: '127.0.0.1' },
      { act: 'signedIn', changes: [{ field: 'signedInBy', before: null, after: 'password' }] },
    ])
  })

  it('that failed are counted by account and minute, and tell nothing that was typed for an unknown one', async () => {
    for (let tries = 0; tries < 3; tries += 1) await tryToSignIn('chief@hotel.demo')
    await tryToSignIn('my-secret-password')

    const entries = await newest()

    expect(entries).toMatchObject([
      { act: 'signInFailed', recordId: null, recordName: '', restaurantId: null, count: 1, byKind: 'stranger' },
      { act: 'signInFailed', recordId: expect.any(Number), restaurantId: 1, count: 3, by: '' },
    ])
    expect(JSON.stringify(entries)).not.toContain('secret')
  })

  it('that failed by the thousand fill no database', async () => {
    const failures = new FailedSignIns()
    for (let place = 0; place < failedSignInsAMinute * 3; place += 1) {
      const address = `10.${place % 7}.0.${place}`
      await failures.note(testServer.db, { user: undefined, address, now: new Date(noon.getTime() + dayMs) })
    }

    const entries = await newest()

    expect(entries).toHaveLength(failedSignInsAMinute + 1)
    expect(entries[0]).toMatchObject({ count: failedSignInsAMinute * 2, address: null })
  })
})

function tryToSignIn(email: string, password = 'wrong') {
  return testServer.request<{ accessToken: string }>('POST', '/v1/authentication', {
    body: { strategy: 'local', email, password },
  })
}

/** Returns the entries of the present test, the newest first. */
async function newest(): Promise<AuditEntry[]> {
  const rows = await testServer.db.many<AuditRow>(
    'SELECT * FROM audit_log WHERE "id" > ? ORDER BY "at" DESC, "id" DESC',
    last,
  )
  return rows.map((row) => auditColumns.read(row))
}
