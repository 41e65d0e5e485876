import { describe, expect, it } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { forgetOldPushes } from './forget-old-pushes.ts'
import { pushUnacceptedOrders } from './push-unaccepted-orders.ts'
import { minutesAfterNoon, openPhones } from './testing/phones.ts'

const phones = openPhones()
const { setClock, look, place, subscribe, jobStates } = phones

describe('a new order that nobody accepts', () => {
  it('is told to those who may accept it, once, after the minutes of its venue', async () => {
    const [ofManager, ofTaker] = [phones.service.newBrowser(), phones.service.newBrowser()]
    await subscribe(phones.manager, ofManager)
    await subscribe(phones.taker, ofTaker)
    await subscribe(await phones.testServer.signIn('manager@restaurant.demo'), phones.service.newBrowser())
    const order = await place()

    setClock(minutesAfterNoon(1))
    await look()
    expect(phones.service.arrived).toEqual([])
    setClock(minutesAfterNoon(2))
    await Promise.all([look(), look()])
    setClock(minutesAfterNoon(3))
    await look()

    expect(phones.service.arrived.map(({ browser }) => phones.service.url + browser).toSorted()).toEqual(
      [ofManager.endpoint, ofTaker.endpoint].toSorted(),
    )
    expect(phones.service.arrived[0]!.message).toMatchObject({ title: 'Room 207', path: `/orders/${order.id}` })
  })

  it('is told at once when it was placed while the clock was ahead, for nobody knows for how long it waits', async () => {
    await subscribe(phones.manager, phones.service.newBrowser())
    setClock(minutesAfterNoon(180))
    const order = await place()

    setClock(minutesAfterNoon(0))
    await look()

    expect(phones.service.arrived.map(({ message }) => message)).toMatchObject([{ path: `/orders/${order.id}` }])
  })

  it('says no more on a locked screen than where it waits', async () => {
    await subscribe(phones.manager, phones.service.newBrowser())
    const order = await place({ itemQty: 3, comment: 'For Mrs Haddad' })

    setClock(minutesAfterNoon(2))
    await look()

    expect(phones.service.arrived.map(({ message }) => message)).toEqual([
      {
        title: 'Room 207',
        body: 'A new order is waiting to be accepted.',
        path: `/orders/${order.id}`,
        tag: `order-${order.id}`,
        lang: 'en',
        dir: 'ltr',
      },
    ])
  })

  it('is told to those who work at two venues by each of them, with its name', async () => {
    await subscribe(phones.manager, phones.service.newBrowser())
    const account = `(SELECT "id" FROM users WHERE "email" = 'manager@hotel.demo')`
    const other = `INSERT INTO user_venues ("userId", "restaurantId", "position") VALUES (${account}, 2, -1)`
    await phones.testServer.db.write(() => run(other))

    await place()
    setClock(minutesAfterNoon(2))
    await look()

    expect(phones.service.arrived.map(({ message }) => message)).toMatchObject([{ title: 'Room 207 · Harbour Hotel' }])
    await phones.testServer.db.write(() =>
      run(`DELETE FROM user_venues WHERE "userId" = ${account} AND "restaurantId" = 2`),
    )
  })

  it('is called a test if it was placed to try the set-up', async () => {
    await subscribe(phones.manager, phones.service.newBrowser())
    const { id } = await place()
    await phones.testServer.db.write(() => run('UPDATE orders SET "isTest" = ? WHERE "id" = ?', true, id))

    setClock(minutesAfterNoon(2))
    await look()

    expect(phones.service.arrived.map(({ message }) => message)).toMatchObject([
      { body: 'A test order is waiting to be accepted.' },
    ])
  })

  it('is not told an hour later, though its push service took nothing before', async () => {
    await subscribe(phones.manager, phones.service.newBrowser())
    phones.service.answerWith({ status: 503, headers: { 'retry-after': '3600' } })
    await place()
    setClock(minutesAfterNoon(2))
    await look()

    setClock(minutesAfterNoon(62))
    await phones.testServer.app.jobs.runDue()

    expect(phones.service.arrived).toEqual([])
    expect(await jobStates()).toEqual(['done'])
  })

  it('is not told to a stranger who is signed in at that phone before the message arrives', async () => {
    const browser = phones.service.newBrowser()
    await subscribe(phones.manager, browser)
    phones.service.answerWith({ status: 503, headers: {} })
    await place()
    setClock(minutesAfterNoon(2))
    await look()
    const tried = phones.service.arrived.length

    await subscribe(await phones.testServer.signIn('manager@restaurant.demo'), browser)
    phones.service.answerWith()
    setClock(minutesAfterNoon(10))
    await look()

    expect(phones.service.arrived).toHaveLength(tried)
    expect(await jobStates()).toEqual(['done'])
  })

  it('may wait longer, where its manager says so', async () => {
    const saved = await patchVenue(phones.manager, { pushOrdersAfterMinutes: 10 })
    expect(saved).toMatchObject({ status: 200, body: { pushOrdersAfterMinutes: 10 } })
    await subscribe(phones.manager, phones.service.newBrowser())
    await place()

    setClock(minutesAfterNoon(9))
    await look()
    expect(phones.service.arrived).toEqual([])
    setClock(minutesAfterNoon(10))
    await look()
    expect(phones.service.arrived).toHaveLength(1)

    expect((await patchVenue(phones.taker, { pushOrdersAfterMinutes: 3 })).status).toBe(403)
    expect(await patchVenue(phones.manager, { pushOrdersAfterMinutes: 0 })).toMatchObject({
      status: 400,
      body: { data: { fields: { pushOrdersAfterMinutes: expect.any(String) } } },
    })
    await patchVenue(phones.manager, { pushOrdersAfterMinutes: 2 })
  })

  it('is not told when somebody accepts it before the message leaves', async () => {
    await subscribe(phones.manager, phones.service.newBrowser())
    const order = await place()
    setClock(minutesAfterNoon(2))
    await pushUnacceptedOrders(phones.testServer.app, minutesAfterNoon(2))
    await phones.testServer.request('POST', '/v1/accept/order', { token: phones.taker, body: { id: order.id } })

    await phones.testServer.app.jobs.runDue()

    expect(phones.service.arrived).toEqual([])
  })

  it('is not told when it is older than an hour, and forgotten in the end', async () => {
    await subscribe(phones.manager, phones.service.newBrowser())
    await place()
    setClock(minutesAfterNoon(61))
    await look()
    expect(phones.service.arrived).toEqual([])

    await place()
    setClock(minutesAfterNoon(64))
    await look()
    expect(phones.service.arrived).toHaveLength(1)
    await forgetOldPushes(phones.testServer.db, minutesAfterNoon(64 + 25 * 60))
    expect(await phones.testServer.db.many('SELECT 1 FROM push_told_orders')).toEqual([])
  })
})

function patchVenue(token: string, body: object) {
  return phones.testServer.request('PATCH', '/v1/restaurant/1', { token, body })
}
