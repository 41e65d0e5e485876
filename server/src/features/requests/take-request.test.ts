import { beforeAll, describe, expect, it } from 'vitest'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { type TestServer, noon } from '#testing/test-server.ts'
import type { Shift } from '#testing/shift.ts'
import { openRequestFixture } from './testing/request-fixture.ts'

const desk = openRequestFixture()
const { ask, act, resolve } = desk

let shift: Shift
let testServer: TestServer

beforeAll(() => {
  shift = desk.shift()
  ;({ testServer } = shift)
})

describe('who is on it', () => {
  it('is seen by all, and given back for all', async () => {
    const { body: asked } = await ask('icebucket')
    const screen = await testServer.connect(shift.manager)

    const taken = await act('take', asked.id, shift.waiter)
    const back = await act('giveBack', asked.id, shift.waiter)
    await screen.caughtUp()

    expect(taken).toMatchObject({
      status: 200,
      body: { takenBy: expect.stringMatching(/\w/), takenAt: noon.toISOString() },
    })
    expect(back).toMatchObject({ status: 200, body: { takenBy: null, takenById: null, takenAt: null } })
    expect(screen.heard<GuestRequest>('v1/waiter patched').map(({ takenBy }) => takenBy)).toEqual([
      taken.body.takenBy,
      null,
    ])
    await screen.close()
  })

  it('is one of those who take it at once, and the others are told who', async () => {
    const { body: asked } = await ask('towel')

    const answers = await Promise.all(
      [shift.manager, shift.taker, shift.waiter].map((token) => act('take', asked.id, token)),
    )

    const [winner] = answers.filter(({ status }) => status === 200)
    const losers = answers.filter(({ status }) => status === 409)
    expect(losers).toHaveLength(2)
    for (const { body } of losers) {
      expect(body.data).toMatchObject({
        reason: 'requestTaken',
        by: winner!.body.takenBy,
        byId: winner!.body.takenById,
      })
    }
  })

  it('may take it twice, and changes nothing', async () => {
    const { body: asked } = await ask('towel')
    const { body: taken } = await act('take', asked.id, shift.waiter)

    expect((await act('take', asked.id, shift.waiter)).body.version).toBe(taken.version)
  })

  it('gives it back, or their manager does', async () => {
    const { body: asked } = await ask('towel')
    expect((await act('giveBack', asked.id, shift.taker)).body.data.reason).toBe('requestNotTaken')
    await act('take', asked.id, shift.waiter)

    expect(await act('giveBack', asked.id, shift.taker)).toMatchObject({ status: 403 })
    expect(await act('giveBack', asked.id, shift.manager)).toMatchObject({ status: 200, body: { takenBy: null } })
  })

  it('is nobody of what has ended', async () => {
    const { body: asked } = await ask('towel')
    await resolve(asked.id, shift.waiter)

    expect(await act('take', asked.id, shift.manager)).toMatchObject({
      status: 409,
      body: { data: { reason: 'statusMoved' } },
    })
  })
})
