import { expect, it, onTestFinished, vi } from 'vitest'
import { demoSeed } from '#testing/test-server.ts'
import { openMigration } from '#testing/open-migration.ts'
import { down, up } from './20261122110100_carts_in_minor_units.ts'

const migration = openMigration(demoSeed)

const side = { id: 1, quantity: 2 }
const option = { groupId: 1, optionId: 'large' }

function cartOf([price, basePrice, totalPrice, ofSide, ofOption]: readonly number[]): string {
  const condimentsList = [{ ...side, price: ofSide }]
  const selectedOptions = [{ ...option, price: ofOption }]
  const line = { itemId: 1, price, basePrice, itemQty: 3, totalPrice, comment: '"price":12.5' }
  return JSON.stringify([{ ...line, condimentsList, selectedOptions }])
}

async function cartsNow(): Promise<string[]> {
  const rows = await migration.connection('orders').orderBy('id').select('cart')
  return rows.map(({ cart }) => cart)
}

it('rewrites the carts of orders and of their log to the last fils, and back', async () => {
  const before = await cartsNow()
  await down(migration.connection)
  const [dirhams, dinars] = [{ currency: 'AED' }, { currency: 'JOD' }]
  const [inDirhams, inDinars] = await Promise.all(
    [dirhams, dinars].map(async (found) => (await migration.connection('orders').where(found).first()).id),
  )
  const decimals = { AED: cartOf([32.1, 40, 96.35, 0.07, -1.25]), JOD: cartOf([2.475, 3, 7.429, 0.005, -0.25]) }
  await migration.connection('orders').where({ id: inDirhams }).update({ cart: decimals.AED })
  await migration.connection('orders').where({ id: inDinars }).update({ cart: decimals.JOD })
  const log = { orderId: inDinars, act: 'accept' }
  const written = { status: 'incoming', cart: decimals.JOD }
  await migration
    .connection('order_events')
    .where(log)
    .update({ before: JSON.stringify(written) })

  await up(migration.connection)

  const minor = { AED: cartOf([3210, 4000, 9635, 7, -125]), JOD: cartOf([2475, 3000, 7429, 5, -250]) }
  expect((await migration.connection('orders').where({ id: inDirhams }).first()).cart).toBe(minor.AED)
  expect((await migration.connection('orders').where({ id: inDinars }).first()).cart).toBe(minor.JOD)
  expect(JSON.parse((await migration.connection('order_events').where(log).first()).before)).toEqual({
    ...written,
    cart: minor.JOD,
  })
  expect((await cartsNow()).filter((cart, index) => cart !== before[index])).toHaveLength(2)
  expect(await migration.connection('old_carts')).toEqual([])
  await down(migration.connection)
  expect((await migration.connection('orders').where({ id: inDirhams }).first()).cart).toBe(decimals.AED)
  expect(JSON.parse((await migration.connection('order_events').where(log).first()).before)).toEqual(written)
  await up(migration.connection)
})

it('loses no cart that it can not rewrite exactly, and tells of each', async () => {
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => told.mockRestore())
  await down(migration.connection)
  const odd = ['[{"itemId":1,', '{"no":"list"}', '[null]', cartOf([0.125, 1, 1, 1, 1])]
  const ids = (await migration.connection('orders').where({ currency: 'AED' }).orderBy('id').limit(4).select('id')).map(
    ({ id }) => id,
  )
  for (const [index, id] of ids.entries())
    await migration.connection('orders').where({ id }).update({ cart: odd[index] })

  await up(migration.connection)

  const after = await migration.connection('orders').whereIn('id', ids).orderBy('id').select('cart')
  expect(after.map(({ cart }) => cart)).toEqual(['[]', '[]', '[]', cartOf([13, 100, 100, 100, 100])])
  expect(await migration.connection('old_carts').orderBy('id')).toEqual(
    ids.map((id, index) => ({ kept: 'orders', id, text: odd[index] })),
  )
  const sentences = told.mock.calls.flat()
  expect(sentences).toHaveLength(ids.length)
  expect(sentences).toEqual(expect.arrayContaining(ids.map((id) => expect.stringContaining(`orders ${id} `))))
  await down(migration.connection)
  const back = await migration.connection('orders').whereIn('id', ids).orderBy('id').select('cart')
  expect(back.map(({ cart }) => cart)).toEqual(odd)
})

it('leaves a cart on the way back that was edited since, though it is kept as it was', async () => {
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => told.mockRestore())
  const { id } = await migration.connection('orders').where({ currency: 'AED' }).first('id')
  await migration
    .connection('orders')
    .where({ id })
    .update({ cart: cartOf([0.125, 1, 1, 1, 1]) })
  await up(migration.connection)
  await migration
    .connection('orders')
    .where({ id })
    .update({ cart: cartOf([250, 300, 300, 100, 100]) })

  await down(migration.connection)

  expect((await migration.connection('orders').where({ id }).first()).cart).toBe(cartOf([2.5, 3, 3, 1, 1]))
})
