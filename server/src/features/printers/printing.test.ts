import { receiptLimits } from '@brigade/domain/receipts/receipts.limits.ts'
import type { OrderEvent } from '@brigade/domain/orders/orders.acts.schema.ts'
import type { PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '#testing/test-server.ts'
import { openPrinterPair } from './testing/printer-pair.ts'

const pair = openPrinterPair()
const { desk, kitchen, bar } = pair
const { accept, undo, move, print, prints, runDue } = desk

let testServer: TestServer
let dish: { id: number; categoryId: number }
let drink: { id: number; categoryId: number }

beforeAll(async () => {
  ;({ testServer } = desk)
  const items = await testServer.db.many<{ id: number; categoryId: number }>('SELECT "id", "categoryId" FROM items')
  const called = async (name: string) => {
    const itemId = await testServer.itemCalled(name)
    return items.find(({ id }) => id === itemId)!
  }
  dish = await called('Wild Mushroom Risotto')
  drink = await called('Moroccan Mint Tea')
})

describe('an order that is accepted', () => {
  it('is printed for those who make it, once, in the transaction that accepts it', async () => {
    const { id: printerId } = await kitchen()
    const order = await desk.place([{ itemId: dish.id, itemQty: 2 }])
    expect(await prints()).toEqual([])

    await accept(order.id)
    expect(await prints()).toMatchObject([{ orderId: order.id, what: 'kitchen', printerId, state: 'waiting' }])
    await runDue()
    await runDue()

    expect(await prints()).toMatchObject([{ state: 'printed', reason: null }])
    expect(pair.printer.printed).toHaveLength(1)
    expect(pair.printer.printed[0]).toMatchObject({ widthDots: 576, isCut: true })
  })

  it('that staff place is printed as it is placed', async () => {
    await kitchen()
    const token = await testServer.signIn('waiter@hotel.demo')
    const { tableId } = await testServer.guestAt('Room 204')
    const placed = await testServer.place(token, { tableId, cart: [{ itemId: dish.id, itemQty: 1 }] })

    expect(placed.status).toBe(201)
    expect(await prints()).toMatchObject([{ orderId: placed.body.id, what: 'kitchen' }])
  })

  it('is printed by the printer of each category, and by that of all others', async () => {
    const grill = await kitchen({ categoryIds: [dish.categoryId], takesOtherItems: false })
    const drinks = await bar({ takesOtherItems: true })
    const order = await desk.place([
      { itemId: dish.id, itemQty: 1 },
      { itemId: drink.id, itemQty: 1 },
    ])
    await accept(order.id)
    await runDue()

    expect((await prints()).map(({ printerId, state }) => [printerId, state])).toEqual([
      [grill.id, 'printed'],
      [drinks.id, 'printed'],
    ])
    expect([pair.printer.printed.length, pair.other.printed.length]).toEqual([1, 1])
  })

  it('and changed prints nothing until it is accepted again, and then what came and went', async () => {
    await kitchen()
    const order = await desk.place([{ itemId: dish.id, itemQty: 2 }])
    const accepted = await accept(order.id)
    const changed = await move(order.id, { version: accepted.body.version, cart: [{ itemId: drink.id, itemQty: 1 }] })
    expect(changed.status).toBe(200)
    expect(await prints()).toHaveLength(1)

    await accept(order.id)

    expect((await prints()).map(({ what }) => what)).toEqual(['kitchen', 'change'])
    expect(await documentOf((await prints())[1]!)).toEqual([
      ['removed', 2],
      ['added', 1],
    ])
  })

  it('whose acceptance is taken back is not printed, or told not to be made', async () => {
    await kitchen()
    const order = await desk.place([{ itemId: dish.id, itemQty: 2 }])
    await accept(order.id)
    await undo(order.id)
    expect((await prints()).map(({ what, state }) => [what, state])).toEqual([['kitchen', 'withdrawn']])
    await runDue()
    expect(pair.printer.printed).toEqual([])

    await accept(order.id)
    await runDue()
    await undo(order.id)
    await runDue()

    expect((await prints()).map(({ what, state }) => [what, state])).toEqual([
      ['kitchen', 'withdrawn'],
      ['kitchen', 'printed'],
      ['cancellation', 'printed'],
    ])
  })

  it('and cancelled is told to the printers that have it, and printed again where that is taken back', async () => {
    await kitchen()
    const order = await desk.place([{ itemId: dish.id, itemQty: 2 }])
    await accept(order.id)
    await runDue()
    await move(order.id, { status: 'cancelled', cancelReason: 'Out of rice' })
    await runDue()
    await undo(order.id)
    await runDue()

    expect((await prints()).map(({ what, state }) => [what, state])).toEqual([
      ['kitchen', 'printed'],
      ['cancellation', 'printed'],
      ['change', 'printed'],
    ])
  })

  it('and merged into another is not printed again under its number', async () => {
    await kitchen()
    const first = await desk.place([{ itemId: dish.id, itemQty: 1 }])
    const second = await desk.place([{ itemId: drink.id, itemQty: 1 }])
    await accept(first.id)
    await accept(second.id)
    expect((await move(first.id, { status: 'merged', mergedInto: second.id })).status).toBe(200)
    await accept(second.id)

    expect((await prints()).map(({ what }) => what)).toEqual(['kitchen', 'kitchen'])
  })

  it('of a venue without printers writes down nothing', async () => {
    const order = await desk.place([{ itemId: dish.id, itemQty: 1 }])
    await accept(order.id)

    expect(await prints()).toEqual([])
    expect(await testServer.db.many('SELECT * FROM kitchen_papers')).toEqual([])
  })
})

describe('receipts', () => {
  it.each([
    ['onAccept', ['receipt']],
    ['onComplete', ['receipt']],
    ['onRequest', []],
  ] as const)('are printed %s', async (receipts, whats) => {
    await kitchen({ receipts, takesOtherItems: false })
    const order = await desk.place([{ itemId: dish.id, itemQty: 1 }])
    await accept(order.id)
    await move(order.id, { status: 'delivered' })
    await move(order.id, { status: 'completed' })

    expect((await prints()).map(({ what }) => what)).toEqual(whats)
  })

  it('on request say that they are copies from the second on', async () => {
    await kitchen({ receipts: 'onRequest' })
    const order = await desk.place([{ itemId: dish.id, itemQty: 1 }])
    const body = { orderId: order.id, what: 'receipt', idempotencyKey: 'once' }
    const [one, again] = [await print(body), await print(body)]
    await print({ orderId: order.id, what: 'receipt' })

    expect(one.status).toBe(201)
    expect(again.body).toEqual(one.body)
    const marks = (await Promise.all((await prints()).map((job) => rowOf(job)))).map(({ marks: said }) => said.length)
    expect(marks).toEqual([0, 1])
    const log = await desk.send<OrderEvent[]>('GET', `/v1/order-events?orderId=${order.id}&skipPaginate=true`, {
      email: 'manager@hotel.demo',
    })
    expect(log.body.filter(({ act }) => act === 'print').map(({ reason }) => reason)).toEqual([
      'receipt 1',
      'receipt 2',
    ])
  })

  it.each(['receipt', 'kitchen'] as const)('and tickets are no more than a minute has: %s', async (what) => {
    await kitchen({ receipts: 'onRequest' })
    const order = await desk.place([{ itemId: dish.id, itemQty: 1 }])
    for (let copy = 0; copy < receiptLimits.copiesAMinute; copy += 1) {
      expect((await print({ orderId: order.id, what })).status).toBe(201)
      await runDue()
    }

    expect(await print({ orderId: order.id, what })).toMatchObject({
      status: 429,
      body: { data: { reason: 'tooManyCopies' } },
    })
    desk.passSeconds(60)
    expect((await print({ orderId: order.id, what })).status).toBe(201)
  })

  it('are refused where no printer takes them, or the one that is asked is not there', async () => {
    const { id } = await kitchen()
    const order = await desk.place([{ itemId: dish.id, itemQty: 1 }])
    const codes = async (body: object) =>
      ((await print({ orderId: order.id, what: 'receipt', ...body })).body as unknown as { data: { codes: object } })
        .data.codes

    expect(await codes({})).toEqual({ printerId: 'noReceiptPrinter' })
    expect(await codes({ printerId: 99_999 })).toEqual({ printerId: 'printerUnknown' })
    await desk.change(id, { isActive: false })
    expect(await codes({ printerId: id })).toEqual({ printerId: 'printerOff' })
    expect(await codes({ what: 'kitchen' })).toEqual({ printerId: 'noKitchenPrinter' })
    expect(await print({ orderId: 99_999, what: 'receipt' })).toMatchObject({ status: 404 })
    expect(await print({ orderId: order.id, what: 'receipt' }, 'manager@restaurant.demo')).toMatchObject({
      status: 404,
    })
  })
})

async function rowOf({ id }: PrintJob) {
  const row = await testServer.db.one<{ document: string }>('SELECT "document" FROM print_jobs WHERE "id" = ?', id)
  return JSON.parse(row!.document) as { marks: unknown[]; lines: { change: string; quantity: number }[] }
}

async function documentOf(job: PrintJob) {
  return (await rowOf(job)).lines.map(({ change, quantity }) => [change, quantity])
}
