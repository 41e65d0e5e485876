import type { GuestService } from '@brigade/domain/requests/guest-services.schema.ts'
import { expect, it } from 'vitest'
import { shownInXlsx } from '#testing/read-xlsx.ts'
import { escalateRequests } from './escalate-requests.ts'
import { openOwnServices, taxi } from './testing/own-services.ts'

const { shift, create, ask, remove, setMinutes, now } = openOwnServices()

const day = { $gt: '2026-03-03T20:00:00.000Z', $lt: '2026-03-05T20:00:00.000Z' }

it('has the name, the answers and the escalations of a request of the venue’s own, as texts', async () => {
  const escalation = [
    { afterMinutes: 5, roles: ['orderTaker'] },
    { afterMinutes: 8, roles: ['manager'] },
  ]
  const { id }: GuestService = (await create({ ...taxi, label: { en: '=Taxi()' }, escalation })).body
  const where = '=HYPERLINK("http://127.0.0.1","press")'
  await ask(id, [
    { key: 'where', value: where },
    { key: 'luggage', value: false },
    { key: 'car', value: 'limo' },
  ])
  setMinutes(9)
  await escalateRequests(shift().testServer.app, now())
  await remove(id)

  const response = await fetch(`${shift().testServer.url}/v1/exportRequests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${shift().manager}` },
    body: JSON.stringify({ fileName: 'Requests', createdAt: day }),
  })
  const bytes = new Uint8Array(await response.arrayBuffer())

  const [head, ...rows] = shownInXlsx(bytes)
  const named = rows.map((row) => Object.fromEntries(head!.map((header, column) => [header, row[column]])))
  expect(named).toMatchObject([
    {
      Type: "'=Taxi()",
      Answers: `Where to? ${where} · Car: Limousine · Luggage: No`,
      'Escalated to': expect.stringMatching(/^Order Taker 2026-03-04 \d\d:09 · Manager 2026-03-04 \d\d:09$/),
    },
  ])
})
