import type { GuestService } from '@brigade/domain/requests/guest-services.schema.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { publishedBy } from '#testing/published-by.ts'
import { escalateRequests } from './escalate-requests.ts'
import { openOwnServices, taxi } from './testing/own-services.ts'

const { shift, call, create, patch, remove, ask, read, setMinutes, now } = openOwnServices()

const escalation = [
  { afterMinutes: 5, roles: ['orderTaker'] },
  { afterMinutes: 8, roles: ['manager'] },
]

let service: GuestService

beforeEach(async () => {
  service = (await create({ ...taxi, escalation })).body
})

describe('a request that nobody takes', () => {
  it('is escalated step by step, each once, whoever looks', async () => {
    const { body } = await ask(service.id)
    expect(await rolesAt(4, body.id)).toEqual([])

    setMinutes(5)
    const both = await publishedBy(shift().testServer.app, () => Promise.all([escalate(), escalate()]))

    expect(both).toMatchObject([{ event: 'patched', record: { id: body.id, escalations: [{ step: 1 }] } }])
    expect(await rolesAt(7, body.id)).toEqual([['orderTaker']])
    expect(await rolesAt(8, body.id)).toEqual([['orderTaker'], ['manager']])
    expect(await rolesAt(600, body.id)).toEqual([['orderTaker'], ['manager']])
    const { escalatedAt, escalations } = await read(body.id)
    expect(escalatedAt).toBe(escalations!.at(-1)!.at)
  })

  it('is escalated by all that a server which was down has missed, in one event', async () => {
    const { body } = await ask(service.id)
    setMinutes(60)

    const events = await publishedBy(shift().testServer.app, escalate)

    expect(events).toMatchObject([{ record: { id: body.id, escalations: [{ step: 1 }, { step: 2 }] } }])
  })

  it('is told to guests as it was before: they don’t read whom it alerts', async () => {
    const { body } = await ask(service.id)
    await rolesAt(9, body.id)

    const seen = await call('GET', `/v1/waiter/${body.id}`, undefined, shift().guest.token)

    expect(seen.body).toMatchObject({ escalations: null, alertedRoles: null })
  })

  it('follows the steps of the time when it was made, whatever becomes of the service', async () => {
    const [{ body: first }, { body: second }] = [await ask(service.id), await ask(service.id, pier)]
    await patch(service.id, { escalation: [{ afterMinutes: 60, roles: ['waiter'] }] })
    const { body: third } = await ask(service.id, [{ key: 'where', value: 'Station' }])
    expect(await rolesAt(5, first.id)).toEqual([['orderTaker']])
    await remove(service.id)

    expect(await rolesAt(8, second.id)).toEqual([['orderTaker'], ['manager']])
    expect(await rolesAt(59, third.id)).toEqual([])
    expect(await rolesAt(60, third.id)).toEqual([['waiter']])
  })

  it('is escalated by the steps of a standard service too', async () => {
    const { body: towels } = await call<GuestService[]>(
      'GET',
      '/v1/guest-services?requestType=towel&skipPaginate=true&restaurantId=1',
    )
    await patch(towels[0]!.id, { escalation })
    const { body } = await call<{ id: number }>('POST', '/v1/waiter', { requestType: 'towel' }, shift().guest.token)

    expect(await rolesAt(8, body.id)).toEqual([['orderTaker'], ['manager']])
  })
})

describe('the steps of a request', () => {
  it('stop while a person has taken it, and go on when it is given back', async () => {
    const { body } = await ask(service.id)
    await call('POST', '/v1/take/request', { id: body.id }, shift().waiter)
    expect(await rolesAt(9, body.id)).toEqual([])

    await call('POST', '/v1/giveBack/request', { id: body.id }, shift().waiter)

    expect(await rolesAt(10, body.id)).toEqual([['orderTaker'], ['manager']])
  })

  it('stop when it is resolved, and go on when that is undone', async () => {
    const { body } = await ask(service.id)
    const resolve = () => call('PATCH', `/v1/waiter/${body.id}`, { status: 'completed' }, shift().waiter)
    await resolve()
    expect(await rolesAt(5, body.id)).toEqual([])
    setMinutes(0)

    await call('POST', '/v1/undo/request', { id: body.id }, shift().waiter)

    expect(await rolesAt(5, body.id)).toEqual([['orderTaker']])
  })

  it('are none for a request without them: managers are alerted once it is late, also if it is taken', async () => {
    await patch(service.id, { escalation: [] })
    const { body } = await ask(service.id)
    await call('POST', '/v1/take/request', { id: body.id }, shift().waiter)
    expect(await rolesAt(9, body.id)).toEqual([])

    expect(await rolesAt(10, body.id)).toEqual([['manager']])
    expect((await read(body.id)).escalations).toMatchObject([{ step: null }])
    expect(await rolesAt(60, body.id)).toEqual([['manager']])
  })

  it('are not repeated for a request from before escalations were listed', async () => {
    await patch(service.id, { escalation: [] })
    const { body } = await ask(service.id)
    await shift().testServer.db.write(() =>
      run('UPDATE requests SET "escalatedAt" = "dueAt", "alertAt" = NULL, "steps" = NULL WHERE "id" = ?', body.id),
    )
    await call('POST', '/v1/take/request', { id: body.id }, shift().waiter)
    await call('POST', '/v1/giveBack/request', { id: body.id }, shift().waiter)
    setMinutes(60)

    expect(await publishedBy(shift().testServer.app, escalate)).toEqual([])
  })
})

it('says for which roles a venue has people', async () => {
  const staffed = async () => (await call<{ roles: string[] }>('POST', '/v1/staffed-roles', { restaurantId: 1 })).body
  expect(await staffed()).toEqual({ roles: ['manager', 'orderTaker', 'waiter'] })
  await shift().testServer.db.write(() => run(`UPDATE users SET "isActive" = ? WHERE "role" = 'orderTaker'`, false))
  try {
    expect(await staffed()).toEqual({ roles: ['manager', 'waiter'] })
  } finally {
    await shift().testServer.db.write(() => run(`UPDATE users SET "isActive" = ? WHERE "role" = 'orderTaker'`, true))
  }
})

const pier = [{ key: 'where', value: 'Pier' }]

function escalate(): Promise<void> {
  return escalateRequests(shift().testServer.app, now())
}

/** Returns the roles to which a request was escalated, once the minute has passed. */
async function rolesAt(minutes: number, id: number): Promise<string[][]> {
  setMinutes(minutes)
  await escalate()
  return ((await read(id)).escalations ?? []).map(({ roles }) => roles)
}
