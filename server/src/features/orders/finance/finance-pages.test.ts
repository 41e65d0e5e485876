import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { FinanceOrder } from '@brigade/domain/orders/finance.schema.ts'
import { run } from '#kit/database/transaction.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import { hotelEmails } from '#testing/order-fixture.ts'

const days = { from: '2026-02-01', to: '2026-02-16' }

let testServer: TestServer
let token: string

beforeAll(async () => {
  testServer = await startTestServer()
  token = await testServer.signIn(hotelEmails.admin)
})

afterAll(() => testServer.close())

it('has the same pages however few orders ended on its last days', async () => {
  const { db } = testServer
  const rows = await db.many<{ id: number }>(`SELECT "id" FROM orders WHERE "status" = 'completed'`)
  // Distributes them over thirteen days: most on the first, and fewer each day.
  const dayOf = (place: number) => 16 - Math.floor(Math.sqrt(place % 160))
  await db.write(function* () {
    for (const [place, { id }] of rows.entries()) {
      const at = `2026-02-${String(dayOf(place)).padStart(2, '0')}T12:00:00.${String(place % 1000).padStart(3, '0')}Z`
      yield* run('UPDATE orders SET "completedAT" = ? WHERE "id" = ?', at, id)
    }
  })
  const all = await list<FinanceOrder[]>({ skipPaginate: 'true' })
  const starts = Array.from({ length: Math.ceil(all.length / 30) }, (_, place) => place * 30)
  const pages = starts.map((skip) => list<Paged<FinanceOrder>>({ $limit: '30', $skip: String(skip) }))

  expect((await Promise.all(pages)).flatMap(({ data }) => data)).toEqual(all)
  expect(all.length).toBeGreaterThan(300)
})

async function list<Answer>(query: Record<string, string>): Promise<Answer> {
  const path = `/v1/finance-orders?${String(new URLSearchParams({ ...days, ...query }))}`
  const { body } = await testServer.request<Answer>('GET', path, { token })
  return body
}
