import { expect, it } from 'vitest'
import { demoPassword } from '#seeds/accounts.ts'
import { run } from '#kit/database/transaction.ts'
import { receiptsKeptDays } from './forget-old-receipts.ts'
import { openCoffeeCounter } from './testing/coffee-counter.ts'

const counter = openCoffeeCounter()

it('goes on counting copies where only the first ones are forgotten', async () => {
  await counter.end((await counter.start({})).body.print.id, 'printed')
  const second = (await counter.start({})).body.print
  await counter.end(second.id, 'printed')
  const { id } = counter.order
  await counter.testServer.db.write(() => run('DELETE FROM receipt_prints WHERE "orderId" = ? AND "copy" = 1', id))

  expect((await counter.start({})).body.print).toMatchObject({ copy: 3, isDuplicate: true })
})

it('prints a duplicate of what was printed so long ago that nobody knows', async () => {
  const { body } = await counter.start({})
  await counter.end(body.print.id, 'printed')
  const prints = '/v1/receipt-prints?skipPaginate=true'
  await counter.testServer.app.jobs.runDue()

  counter.wait((receiptsKeptDays + 1) * 86_400)
  await counter.testServer.app.jobs.runDue()
  const { accessToken: manager } = (
    await counter.testServer.request<{ accessToken: string }>('POST', '/v1/authentication', {
      body: { strategy: 'local', email: 'manager@receipts.demo', password: demoPassword },
    })
  ).body

  expect((await counter.testServer.request('GET', prints, { token: manager })).body).toEqual([])
  expect(await counter.start({}, manager)).toMatchObject({
    status: 201,
    body: { print: { copy: 1, isDuplicate: true } },
  })
})
