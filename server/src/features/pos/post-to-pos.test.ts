import { staffRoles } from '@brigade/domain/access/roles.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { PostedToPos } from '@brigade/domain/pos/pos.post.schema.ts'
import type { PosPosting } from '@brigade/domain/pos/pos.schema.ts'
import { describe, expect, it } from 'vitest'
import { noon } from '#testing/test-server.ts'
import { hotelEmails } from '#testing/order-fixture.ts'
import { awaitPosting } from './await-posting.ts'
import { posCaller } from './pos-caller.ts'
import { openPosFixture, type Refused } from './testing/pos-fixture.ts'
import { answers, knowsNoCheck, type Mood, neverAnswers } from './testing/simulated-pos.ts'

const desk = openPosFixture()

describe('an order that somebody posts', () => {
  it('comes to the till with its keys, and says since when it is there and by whom', async () => {
    await desk.accept()

    const { status, body } = await desk.post<PostedToPos>()

    const { id, createdAt, updatedAt } = desk.order
    const checkNumber = String(4000 + id)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        message: 'Taken',
        checkNumber,
        checkSeq: '7',
        posting: {
          orderId: id,
          restaurantId: 1,
          table: 'Room 207',
          attempt: 1,
          state: 'posted',
          reason: null,
          message: 'Taken',
          isAutomatic: false,
          addressId: 1,
          url: desk.till.normal,
          by: 'Layla Haddad',
          byKind: 'staff',
          jobId: expect.any(Number),
          begunAt: noon.toISOString(),
          endedAt: noon.toISOString(),
        },
      },
    })
    expect(desk.till.got).toMatchObject([{ at: 'normal', order: { orderId: id, createdAt, guestCount: 3 } }])
    expect(desk.till.got[0]!.order.updatedAt >= updatedAt).toBe(true)
    const posted = await desk.read()
    expect(desk.till.got[0]!.order.cart).toMatchObject([{ itemId: posted.cart[0]!.posItemId, itemQty: 2 }])
    expect(posted).toMatchObject({
      postedToPOS: true,
      submittedtoPosBy: 'Layla Haddad',
      submittedtoPosByKind: 'staff',
      submittedtoPosAt: noon.toISOString(),
      status: 'inprogress',
      lastAct: { act: 'accept' },
    })
    expect(await desk.notifications()).toMatchObject([
      {
        type: 'success',
        reason: 'posted',
        title: `Order #${id} (Room 207) was sent to the POS`,
        message: `Taken Check ${checkNumber}.`,
        isActive: true,
        isCountActive: true,
      },
    ])
    const checks = await desk.testServer.request('GET', '/v1/check-pos?tableRoomNumber=Room%20207', {
      token: desk.manager,
    })
    expect(checks.body).toMatchObject({ data: [{ restaurantId: 1, checkNumber, checkSeq: '7' }] })
    const log = await desk.testServer.request('GET', `/v1/order-events?orderId=${id}`, { token: desk.manager })
    expect(log.body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ act: 'post', by: 'Layla Haddad' })]),
    })
  })

  it('says that it still waits where nothing has come of it', async () => {
    await desk.configure({ isAutoPostingToPOS: true })
    await desk.accept()
    const [waiting] = await desk.postings()

    const answer = await awaitPosting({ db: desk.testServer.db, id: waiting!.id, isGone: () => true })

    expect(answer).toMatchObject({
      message: 'The order is waiting to be sent to the POS. It is sent automatically.',
      posting: { state: 'waiting' },
    })
  })

  it('is heard of on the screens of the venue', async () => {
    await desk.accept()
    const [waiter, chief] = await Promise.all(
      ['waiter', 'chief'].map(async (name) =>
        desk.testServer.connect(await desk.testServer.signIn(`${name}@hotel.demo`)),
      ),
    )

    await desk.post()
    await Promise.all([waiter!.caughtUp(), chief!.caughtUp()])

    expect(waiter!.heard<PosPosting>('v1/pos-posting created')).toMatchObject([{ state: 'waiting' }])
    const moves = waiter!.heard<PosPosting>('v1/pos-posting patched').map(({ state }) => state)
    expect(moves).toEqual(['running', 'posted'])
    expect(chief!.heard('v1/pos-posting created')).toEqual([])
    expect(chief!.heard<Order>('v1/order patched')).toMatchObject([{ postedToPOS: true }])
  })

  it("goes to the address that is named, with the server's own figures", async () => {
    const second = { ...desk.address, id: 2, endPointUrl: `${desk.till.normal}?bar`, isDefaultPos: false }
    await desk.configure({}, [desk.address, second])
    await desk.accept()

    const { body } = await desk.post({ url: second.endPointUrl, formatted_order: { orderPrice: 0.01, cart: [] } })

    expect(body.posting).toMatchObject({ state: 'posted', addressId: 2, url: second.endPointUrl })
    expect(desk.till.got).toMatchObject([{ order: { orderPrice: desk.order.orderPrice, cart: [{}] } }])
  })

  it.each(['http://203.0.113.7/', 'http://127.0.0.1:3030/', '', 'no url'])(
    'is refused for the address %j, which is not the venue’s',
    async (url) => {
      await desk.accept()

      expect(await desk.post({ url })).toMatchObject({
        status: 422,
        body: { data: { reason: 'addressUnknown', fields: { url: 'This address isn’t set up for the venue.' } } },
      })
      expect(desk.till.got).toEqual([])
    },
  )

  it.each([
    [{ orderId: 'one' }, 'orderId'],
    [{ url: 3 }, 'url'],
    [{ attempt: -1 }, 'attempt'],
    [{ mayArriveTwice: 'yes' }, 'mayArriveTwice'],
    [{ force: true }, 'force'],
  ])('is refused as %j, and the field is named', async (body, field) => {
    expect(await desk.post(body)).toMatchObject({
      status: 400,
      body: { data: { fields: { [field]: expect.any(String) } } },
    })
  })

  it('has to be accepted, at a venue with a point of sale and an address, and all keys', async () => {
    expect(await desk.post()).toMatchObject({ status: 409, body: { data: { reason: 'notAccepted' } } })

    await desk.accept()
    await desk.configure({ isPOSIntegrated: false })
    expect(await desk.post()).toMatchObject({ status: 422, body: { data: { reason: 'notIntegrated' } } })
    await desk.configure({}, [])
    expect(await desk.post()).toMatchObject({ status: 422, body: { data: { reason: 'noAddress' } } })
    await desk.configure({})
    await desk.loseKeys()
    expect(await desk.post()).toMatchObject({
      status: 422,
      body: { message: "Some POS Id's are missing in order. cannot send to pos", data: { reason: 'posIdsMissing' } },
    })
    expect(desk.till.got).toEqual([])
    expect(await desk.postings()).toEqual([])
  })

  it.each([...staffRoles.filter((role) => role !== 'manager' && role !== 'orderTaker'), 'guest', 'machine', 'nobody'])(
    'is not posted by %s',
    async (who) => {
      await desk.accept()
      const tokens: Record<string, string> = { guest: desk.guest.token, machine: 'brigade-demo-payments-1', nobody: '' }
      const token = tokens[who] ?? (await desk.testServer.signIn(hotelEmails[who as keyof typeof hotelEmails]))

      expect(await desk.post({}, token)).toMatchObject({ status: who === 'nobody' ? 401 : 403 })
      expect(await desk.postings()).toEqual([])
    },
  )

  it('is posted by an order taker, and not found by a stranger', async () => {
    await desk.accept()
    const stranger = await desk.testServer.signIn('manager@restaurant.demo')

    expect(await desk.post({}, stranger)).toMatchObject({ status: 404 })
    const { body } = await desk.post({}, await desk.testServer.signIn('ordertaker@hotel.demo'))
    expect(body.posting).toMatchObject({ state: 'posted' })
    for (const path of ['/v1/pos-posting', `/v1/pos-posting?orderId=${desk.order.id}`]) {
      expect((await desk.testServer.request('GET', path, { token: stranger })).body).toMatchObject({ total: 0 })
    }
    const one = `/v1/pos-posting/${body.posting.id}`
    expect(await desk.testServer.request('GET', one, { token: stranger })).toMatchObject({ status: 404 })
    expect(await desk.testServer.request('GET', one, { token: desk.manager })).toMatchObject({ body: body.posting })
  })
})

describe('the answer of the till', () => {
  it.each<[string, Mood, number | undefined, Expected]>([
    ['a refusal', answers(500, ''), undefined, { state: 'failed', reason: 'refused', sentence: 'Bad Request!' }],
    [
      'a refusal with words',
      answers(400, '{"message":"Item 17 is unknown"}'),
      undefined,
      {
        state: 'failed',
        reason: 'refused',
        message: 'Item 17 is unknown',
        sentence: 'Bad Request! (Item 17 is unknown)',
      },
    ],
    ['no record', knowsNoCheck, undefined, { state: 'failed', reason: 'recordNotFound', sentence: 'Record not found' }],
    ['a redirect', answers(302, '', { location: '/new' }), undefined, { state: 'failed', reason: 'redirected' }],
    ['garbage', answers(200, '<html>Welcome</html>'), undefined, { state: 'uncertain', reason: 'unreadable' }],
    ['nothing that can be read', answers(200, ''), undefined, { state: 'uncertain', reason: 'unreadable' }],
    [
      '50 MB',
      (response) => void response.end('{'.repeat(50_000_000)),
      undefined,
      { state: 'uncertain', reason: 'unreadable' },
    ],
    ['a gateway', answers(504, '{}'), undefined, { state: 'uncertain', reason: 'noAnswer' }],
    ['silence', neverAnswers, 200, { state: 'uncertain', reason: 'noAnswer' }],
    ['a closed line', (response) => void response.destroy(), undefined, { state: 'uncertain', reason: 'noAnswer' }],
    [
      'a line that closes midway',
      (response) => {
        response.writeHead(200, { 'content-length': '100' }).write('{"mess')
        setImmediate(() => response.destroy())
      },
      undefined,
      { state: 'uncertain', reason: 'unreadable' },
    ],
  ])('%s is told, and kept with the attempt', async (_what, mood, limitMs, { sentence, ...expected }: Expected) => {
    desk.till.moods.normal = mood
    await desk.accept()
    const { app } = desk.testServer
    const call = posCaller(app)
    app.callPos = (asked) => call({ ...asked, limitMs: limitMs ?? asked.limitMs })

    const { status, body } = await desk.post<Refused>()

    app.callPos = call
    expect({ status, ...body }).toMatchObject({ status: 422, data: { reason: expected.reason } })
    expect(body.data.posting).toMatchObject({ ...expected, attempt: 1, checkNumber: null })
    if (sentence) expect(body.message).toBe(sentence)
    expect(desk.till.got.length).toBe(1)
    expect(await desk.read()).toMatchObject({ postedToPOS: false, submittedtoPosAt: null })
    expect(await desk.notifications()).toMatchObject([
      { type: 'error', reason: expected.reason, message: body.message },
    ])
  })

  it('is not waited for where the address is nobody’s, or this machine’s', async () => {
    await desk.accept()
    await desk.configure({}, [{ ...desk.address, endPointUrl: 'http://127.0.0.1:1/' }])
    expect(await desk.post()).toMatchObject({ status: 422, body: { data: { reason: 'unreachable' } } })

    const { app } = desk.testServer
    const call = app.callPos
    app.callPos = posCaller({ get: () => false, log: app.log } as never)
    expect(await desk.post()).toMatchObject({ status: 422, body: { data: { reason: 'addressForbidden' } } })
    app.callPos = call
    expect((await desk.postings()).map(({ state, attempt }) => ({ state, attempt }))).toEqual([
      { state: 'failed', attempt: 1 },
      { state: 'failed', attempt: 2 },
    ])
  })
})

type Expected = { state: string; reason: string; message?: string; sentence?: string }
