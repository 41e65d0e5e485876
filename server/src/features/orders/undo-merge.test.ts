import { beforeAll, expect, it } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import type { Guest, TestServer } from '#testing/test-server.ts'
import { openUndoFixture, type Refusal } from './testing/undo-fixture.ts'

const desk = openUndoFixture()
const { cartOf, place, accept, move, undo, read } = desk

let testServer: TestServer
let guest: Guest
let manager: string
let taker: string
let waiter: string

beforeAll(() => {
  ;({ testServer, guest, manager, taker, waiter } = desk.shift())
})

it('takes back a merge of both orders, asked of either', async () => {
  for (const askedOf of ['source', 'target'] as const) {
    const [source, target] = [await place(2), await read((await place(1)).id)]
    const { body: tipped } = await move(waiter, { tipAmount: 7 }, source.id)
    await move(manager, { status: 'merged', mergedInto: target.id }, source.id)

    const undone = await undo(manager, { id: askedOf === 'source' ? source.id : target.id })

    expect(undone.status).toBe(200)
    expect(await read(source.id)).toMatchObject({ status: 'incoming', mergedInto: null, mergedAt: null, tipAmount: 7 })
    expect(await read(target.id)).toMatchObject({
      status: 'incoming',
      cart: target.cart,
      tipAmount: 0,
      orderPrice: 79.2,
    })
    expect((await read(source.id)).version).toBe(tipped.version + 2)
  }
})

it('takes back neither of two merged orders once something happened to one of them', async () => {
  const target = await place(1)
  await move(manager, { status: 'merged', mergedInto: target.id })
  await accept(taker, target.id)

  const undone = await undo<Refusal>(manager)

  expect(undone).toMatchObject({ status: 409, body: { data: { reason: 'somethingHappened', act: 'accept' } } })
  expect(await read()).toMatchObject({ status: 'merged' })
  expect(await read(target.id)).toMatchObject({ status: 'inprogress', cartPrice: 216 })
})

it('takes back a merge with the payment that went along, and puts the tab in a row again', async () => {
  await testServer.db.write(() => run('UPDATE venues SET "isOpenTableOption" = ? WHERE "id" = 1', true))
  const onTab = async () => (await testServer.place(guest.token, { cart: cartOf(1), openTab: true })).body
  const [source, target, third] = [await onTab(), await onTab(), await onTab()]
  await testServer.db.write(() => run('UPDATE venues SET "isOpenTableOption" = ? WHERE "id" = 1', false))
  await move('brigade-demo-payments-1', { amountPaidOnline: 20 }, source.id)
  await move(manager, { status: 'merged', mergedInto: target.id }, source.id)
  expect(await read(target.id)).toMatchObject({ amountPaidOnline: 20, continuationOf: source.continuationOf })

  expect((await undo(manager, { id: source.id })).status).toBe(200)

  expect(await read(source.id)).toMatchObject({ status: 'incoming', amountPaidOnline: 20 })
  expect(await read(target.id)).toMatchObject({ amountPaidOnline: 0, continuationOf: source.id })
  expect(await read(third.id)).toMatchObject({ continuationOf: target.id })
})
