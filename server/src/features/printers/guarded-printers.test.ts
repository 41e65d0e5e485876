import type { OrderEvent } from '@brigade/domain/orders/orders.acts.schema.ts'
import { printerLimits } from '@brigade/domain/printers/printers.limits.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPrinterPair } from './testing/printer-pair.ts'

const pair = openPrinterPair()
const { desk, kitchen, bar } = pair
let itemId: number

beforeAll(async () => {
  itemId = await desk.testServer.itemCalled('Wild Mushroom Risotto')
})

const refusedFor = (codes: object) => ({ status: 400, body: { data: { codes } } })

describe('what a venue may have the server call', () => {
  it('is the ports of printers; elsewhere an administrator puts one, which its manager may change in all else', async () => {
    const { id, host, port } = await kitchen()

    expect(await desk.add({ name: 'Safe', port: 22 })).toMatchObject(refusedFor({ port: 'portNotAllowed' }))
    expect(await desk.change(id, { host: '192.168.1.1' })).toMatchObject(refusedFor({ port: 'portNotAllowed' }))
    expect(await desk.change(id, { port: port + 1 })).toMatchObject(refusedFor({ port: 'portNotAllowed' }))
    expect(await desk.change(id, { name: 'Grill' })).toMatchObject({ status: 200, body: { name: 'Grill', host, port } })
  })

  it('is told alike whether nothing is there or something else answers, and that a name is not known', async () => {
    pair.printer.setMood('somethingElse')
    const other = await kitchen()
    const unknown = await bar({ host: 'no-such-printer.invalid' })
    const comeBack = await pair.away()
    const away = await desk.add({ name: 'Away', host: '127.0.0.1', port: other.port }, 'admin@brigade.demo')
    await desk.test(away.body.id)
    await desk.runDue()
    await comeBack()
    pair.printer.setMood('somethingElse')
    await desk.test(other.id)
    await desk.test(unknown.id)
    await desk.runDue()

    const reasons = new Map((await desk.prints()).map(({ printerId, reason }) => [printerId, reason]))
    expect(reasons.get(other.id)).toBe('unreachable')
    expect(reasons.get(away.body.id)).toBe('unreachable')
    expect(reasons.get(unknown.id)).toBe('hostUnknown')
  })

  it('is tried so many times a minute by test pages', async () => {
    const { id } = await kitchen()
    const statuses: number[] = []
    for (let page = 0; page <= printerLimits.testsAMinute; page += 1) statuses.push((await desk.test(id)).status)

    expect(statuses.slice(0, -1).every((status) => status === 201)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
    desk.passSeconds(61)
    expect((await desk.test(id)).status).toBe(201)
  })
})

describe('receipts that print by themselves', () => {
  it('are one printer’s: a second one is refused at its field', async () => {
    await kitchen({ receipts: 'onAccept' })
    const { id } = await bar({ receipts: 'onRequest' })

    expect(await desk.change(id, { receipts: 'onComplete' })).toMatchObject(refusedFor({ receipts: 'receiptsTaken' }))
    expect(await desk.add({ receipts: 'onAccept' })).toMatchObject(refusedFor({ receipts: 'receiptsTaken' }))
  })

  it('of two that change at once one is refused', async () => {
    const printers = [await kitchen(), await bar()]

    const changed = await Promise.all(printers.map(({ id }) => desk.change(id, { receipts: 'onAccept' })))

    expect(changed.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400])
  })
})

it('writes into the log of an order what printers print for the kitchen', async () => {
  await kitchen()
  const order = await desk.place([{ itemId, itemQty: 1 }])
  await desk.accept(order.id)
  await desk.runDue()
  await desk.print({ orderId: order.id, what: 'kitchen' }, 'waiter@hotel.demo')
  await desk.move(order.id, { status: 'cancelled', cancelReason: 'Out of rice' })

  const path = `/v1/order-events?orderId=${order.id}&$sort[id]=1&skipPaginate=true`
  const { body } = await desk.send<OrderEvent[]>('GET', path, { email: 'manager@hotel.demo' })

  expect(body.filter(({ act }) => act === 'print').map(({ reason }) => reason)).toEqual([
    'kitchen 1',
    'kitchen 2',
    'cancellation 1',
  ])
})
