import { describe, expect, it } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { openPosFixture } from './testing/pos-fixture.ts'
import { answers, takes } from './testing/simulated-pos.ts'

const desk = openPosFixture()

describe('sending again', () => {
  it('needs no more than the press after a failure', async () => {
    desk.till.moods.normal = answers(500, '')
    await desk.accept()
    await desk.post()
    desk.till.moods.normal = takes

    expect((await desk.post({ attempt: 1 })).body).toMatchObject({ posting: { attempt: 2, state: 'posted' } })
    expect((await desk.postings()).map(({ state }) => state)).toEqual(['failed', 'posted'])
  })

  it('with success ends the word that the order is not there, on all screens', async () => {
    desk.till.moods.normal = answers(500, '')
    await desk.accept()
    await desk.post()
    desk.till.moods.normal = takes
    const taker = await desk.testServer.connect(await desk.testServer.signIn('ordertaker@hotel.demo'))

    await desk.post({ attempt: 1 })
    await taker.caughtUp()

    expect(await desk.notifications()).toMatchObject([
      { type: 'error', isActive: false, isCountActive: false },
      { type: 'success', isCountActive: true },
    ])
    expect(taker.heard('v1/pos-notifications patched')).toMatchObject([{ type: 'error', isCountActive: false }])
  })

  it('of what is there is refused until somebody says that it may arrive twice', async () => {
    await desk.accept()
    await desk.post()

    expect(await desk.post()).toMatchObject({
      status: 409,
      body: { data: { reason: 'alreadyPosted', posting: { attempt: 1 }, order: { id: desk.order.id } } },
    })
    expect(desk.till.got.length).toBe(1)
    expect((await desk.post({ mayArriveTwice: true })).body.posting).toMatchObject({ attempt: 2, state: 'posted' })
    expect(desk.till.got.length).toBe(2)
  })

  it('of what may be there too, also once a later attempt has failed for sure', async () => {
    desk.till.moods.normal = answers(200, '?')
    await desk.accept()
    await desk.post()
    desk.till.moods.normal = answers(400, '')

    expect(await desk.post()).toMatchObject({ status: 409, body: { data: { reason: 'mayHaveArrived' } } })
    expect(await desk.post({ mayArriveTwice: true, attempt: 1 })).toMatchObject({ status: 422 })
    expect(await desk.post()).toMatchObject({ status: 409, body: { data: { reason: 'mayHaveArrived' } } })
    expect(desk.till.got.length).toBe(2)
  })

  it('by who has not seen the last attempt is refused, and brings it', async () => {
    desk.till.moods.normal = answers(500, '')
    await desk.accept()
    await desk.post()

    expect(await desk.post({ attempt: 0, mayArriveTwice: true })).toMatchObject({
      status: 409,
      body: { data: { reason: 'attemptMade', posting: { attempt: 1, state: 'failed' } } },
    })
  })

  it('goes by what the order itself knows once its attempts are forgotten', async () => {
    desk.till.moods.normal = answers(500, '')
    await desk.accept()
    await desk.post()
    expect(await desk.read()).toMatchObject({ postingAttempts: 1, postingTrouble: 'failed' })
    desk.till.moods.normal = answers(200, '?')
    await desk.post({ attempt: 1 })
    await forgetAttempts()

    expect(await desk.read()).toMatchObject({ postedToPOS: false, postingAttempts: 2, postingTrouble: 'uncertain' })
    expect(await desk.post({ attempt: 1 })).toMatchObject({ status: 409, body: { data: { reason: 'attemptMade' } } })
    expect(await desk.post({ attempt: 2 })).toMatchObject({ status: 409, body: { data: { reason: 'mayHaveArrived' } } })
    desk.till.moods.normal = takes
    expect((await desk.post({ attempt: 2, mayArriveTwice: true })).body.posting).toMatchObject({
      attempt: 3,
      state: 'posted',
    })
    expect(await desk.read()).toMatchObject({ postedToPOS: true, postingAttempts: 3, postingTrouble: null })
  })

  it('of a failure leaves what was done before to be taken back', async () => {
    desk.till.moods.normal = answers(500, '')
    const { body } = await desk.accept()
    await desk.post()

    expect((await desk.read()).version).toBe(body.version)
  })

  it('by two at once posts once', async () => {
    await desk.accept()
    const taker = await desk.testServer.signIn('ordertaker@hotel.demo')

    const all = await Promise.all([desk.post(), desk.post({}, taker), desk.post(), desk.post({}, taker)])

    expect(all.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409])
    expect(desk.till.got.length).toBe(1)
    expect((await desk.postings()).length).toBe(1)
  })
})

function forgetAttempts() {
  return desk.testServer.db.write(() => run('DELETE FROM pos_postings'))
}
