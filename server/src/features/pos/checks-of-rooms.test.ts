import { describe, expect, it } from 'vitest'
import { openPosFixture } from './testing/pos-fixture.ts'
import { answers, knowsNoCheck } from './testing/simulated-pos.ts'

const desk = openPosFixture()

describe('the check of a room', () => {
  const check = { restaurantId: 1, tableRoomNumber: 'Room 207', checkNumber: '88', checkSeq: '3' }

  it('is gone on with where it is open, with its numbers', async () => {
    await desk.configure({ isCheckPos: true })
    await store()
    await desk.accept()

    const { body } = await desk.post()

    expect(body.posting).toMatchObject({ state: 'posted', url: desk.till.openCheck })
    expect(desk.till.got).toMatchObject([{ at: 'openCheck', order: { checkNumber: '88', checkIDNum: '3' } }])
  })

  it('that the till does not know is opened anew, once, and the new one is kept', async () => {
    desk.till.moods.openCheck = knowsNoCheck
    await desk.configure({ isCheckPos: true })
    await store()
    await desk.accept()

    const { body } = await desk.post()

    expect(body.posting).toMatchObject({ state: 'posted', url: desk.till.normal, attempt: 1 })
    expect(desk.till.got).toMatchObject([
      { at: 'openCheck', order: { checkNumber: '88' } },
      { at: 'normal', order: { checkNumber: null, checkIDNum: null } },
    ])
    expect((await checks())[0]).toMatchObject({ checkNumber: String(4000 + desk.order.id), checkSeq: '7' })
  })

  it('that neither address knows is tried no third time', async () => {
    desk.till.moods = { normal: knowsNoCheck, openCheck: answers(404, 'Record not found') }
    await desk.configure({ isCheckPos: true })
    await store()
    await desk.accept()

    expect(await desk.post()).toMatchObject({ status: 422, body: { message: 'Record not found' } })
    expect(desk.till.got.map(({ at }) => at)).toEqual(['openCheck', 'normal'])
    expect((await checks())[0]).toMatchObject({ checkNumber: '88' })
  })

  it('is not sent again where the till may have it', async () => {
    desk.till.moods.openCheck = answers(200, 'Good evening')
    await desk.configure({ isCheckPos: true })
    await store()
    await desk.accept()

    expect(await desk.post()).toMatchObject({ status: 422, body: { data: { reason: 'unreadable' } } })
    expect(desk.till.got.map(({ at }) => at)).toEqual(['openCheck'])
  })

  it.each([
    ['has no check', { isCheckPos: true }, false],
    ['has one at a venue that does not look', { isCheckPos: false }, true],
  ])('is opened at the normal address for a room that %s', async (_what, flags, isStored) => {
    await desk.configure(flags)
    if (isStored) await store()
    await desk.accept()

    await desk.post()

    expect(desk.till.got).toMatchObject([{ at: 'normal', order: { checkNumber: null } }])
  })

  const store = () => desk.testServer.request('POST', '/v1/check-pos', { token: desk.manager, body: check })

  async function checks() {
    const path = '/v1/check-pos?tableRoomNumber=Room%20207&skipPaginate=true'
    return (await desk.testServer.request<object[]>('GET', path, { token: desk.manager })).body
  }
})
