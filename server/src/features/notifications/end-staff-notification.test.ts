import { describe, expect, it } from 'vitest'
import { openMessages, told } from './testing/messages.ts'

const waiter = 'waiter@hotel.demo'
const evening = '2026-03-04T18:00:00.000Z'
const night = '2026-03-04T19:30:00.000Z'

const messages = openMessages()
const { write, change, remove, get, setClock } = messages

describe('a message with a time', () => {
  it('is ended when the time has come, and the screens hear it', async () => {
    const screen = await messages.testServer.connect(await messages.testServer.signIn(waiter))
    const { body } = await write({ ...told, validity: '2026-03-04T20:00:00+02:00' })
    expect(body.validity).toBe(evening)
    await messages.testServer.app.jobs.runDue()
    expect((await get(body.id)).body.isActive).toBe(true)

    const news = screen.next('v1/notifications patched')
    setClock(evening)
    await messages.testServer.app.jobs.runDue()

    const ended = { ...body, isActive: false, version: 2, updatedAt: evening, updatedBy: null }
    expect(await news).toEqual(ended)
    expect((await get(body.id)).body).toEqual(ended)
  })

  it('that is put off is ended then, and not before', async () => {
    const { body } = await write({ ...told, validity: evening })
    await change(body.id, { validity: night })

    setClock(evening)
    await messages.testServer.app.jobs.runDue()
    expect((await get(body.id)).body.isActive).toBe(true)
    setClock(night)
    await messages.testServer.app.jobs.runDue()

    expect((await get(body.id)).body.isActive).toBe(false)
  })

  it('is ended at the time that it has in the end, also where that is the first one', async () => {
    const { body } = await write({ ...told, validity: evening })
    for (const validity of [null, night, evening]) await change(body.id, { validity })

    setClock(evening)
    await messages.testServer.app.jobs.runDue()

    expect((await get(body.id)).body.isActive).toBe(false)
  })

  it('that somebody has ended or deleted leaves nothing to be done', async () => {
    const { body: one } = await write({ ...told, validity: evening })
    const { body: other } = await write({ ...told, validity: evening })
    expect(await waitingJobs()).toBe(2)

    await change(one.id, { isActive: false })
    await remove(other.id)

    expect(await waitingJobs()).toBe(0)
  })

  it('that is over can be shown again with another one, and is ended then', async () => {
    const { body } = await write({ ...told, validity: evening })
    setClock(evening)
    await messages.testServer.app.jobs.runDue()

    expect(await change(body.id, { isActive: true })).toMatchObject({
      status: 400,
      body: { data: { codes: { validity: 'validityPast' } } },
    })
    const again = await change(body.id, { isActive: true, validity: night })
    expect(again).toMatchObject({ status: 200, body: { isActive: true } })
    setClock(night)
    await messages.testServer.app.jobs.runDue()
    expect((await get(body.id)).body.isActive).toBe(false)
  })
})

async function waitingJobs(): Promise<number> {
  return (await messages.testServer.db.many(`SELECT 1 AS "found" FROM jobs WHERE "state" = 'waiting'`)).length
}
