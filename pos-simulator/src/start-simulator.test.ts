import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { moods } from './moods.ts'
import { type Simulator, startSimulator } from './start-simulator.ts'

let simulator: Simulator
let printed: string[]

const order = {
  orderId: 7,
  tableRoomNumber: 'Room 204',
  orderPrice: 90.5,
  guestCount: 2,
  tenderMedia: '2',
  checkNumber: null,
  checkIDNum: null,
  cart: [
    {
      itemId: '100',
      name: 'Risotto',
      price: 40,
      multiPrice: 80,
      itemQty: 2,
      totalPrice: 90.5,
      condimentList: [{ itemId: '900', name: 'no salt', price: 0, itemQty: 1, totalPrice: 0 }],
      itemDiscountsList: [],
    },
  ],
}

beforeEach(async () => {
  printed = []
  simulator = await startSimulator({ print: (text) => printed.push(text) })
})

afterEach(() => simulator.close())

describe('a till that is well', () => {
  it('opens a check with an order, and prints it', async () => {
    const { status, body } = await post(simulator.ordersUrl, order)

    expect(status).toBe(200)
    expect(body).toEqual({ message: 'Order posted successfully', checkNumber: '1001', checkSeq: '1' })
    expect(printed).toEqual([
      [
        'Check 1001 / 1   Room 204   order 7',
        '  2 x Risotto [100]   90.5',
        '      1 x no salt [900]',
        '  total 90.5   guests 2   tender 2',
      ].join('\n'),
    ])
  })

  it('puts a further order onto a check that is open', async () => {
    await post(simulator.ordersUrl, order)

    const { body } = await post(simulator.checksUrl, { ...order, orderId: 8, checkNumber: '1001', checkIDNum: '1' })

    expect(body).toMatchObject({ checkNumber: '1001', checkSeq: '2' })
    expect(simulator.checks()).toMatchObject([{ checkNumber: '1001', orders: [{ orderId: 7 }, { orderId: 8 }] }])
  })

  it('knows no check that it has not opened', async () => {
    expect(await post(simulator.checksUrl, { ...order, checkNumber: '1001' })).toEqual({
      status: 404,
      body: { message: 'Record not found' },
    })
  })

  it('puts nothing onto the check of another room', async () => {
    await post(simulator.ordersUrl, order)

    const answer = await post(simulator.checksUrl, { ...order, tableRoomNumber: 'Room 205', checkNumber: '1001' })

    expect(answer).toEqual({ status: 404, body: { message: 'Record not found' } })
    expect(simulator.timesOf(7)).toBe(1)
  })

  it('rings an order up again that comes again, and says so', async () => {
    await post(simulator.ordersUrl, order)
    await post(simulator.ordersUrl, order)

    expect(simulator.timesOf(7)).toBe(2)
    expect(printed.at(-1)).toContain('for the 2. time')
  })

  it.each([
    ['{}'],
    ['no json'],
    ['[]'],
    [JSON.stringify({ ...order, cart: [{ itemId: null }] })],
    ['x'.repeat(2_000_000)],
  ])('takes no body that is no order: %.40s', async (text) => {
    const answer = await fetch(simulator.ordersUrl, { method: 'POST', body: text }).catch(() => undefined)

    // A body that is too long may be cut off while it is sent.
    expect(answer?.status ?? 400).toBe(400)
    expect(simulator.checks()).toEqual([])
  })

  it('shows what it has, to people and to programs, and forgets it', async () => {
    await post(simulator.ordersUrl, order)

    expect(await (await fetch(simulator.url)).text()).toContain('2 x Risotto [100]')
    expect(await (await fetch(simulator.checksUrl)).json()).toMatchObject([{ checkNumber: '1001' }])
    await fetch(simulator.checksUrl, { method: 'DELETE' })
    expect(await (await fetch(simulator.url)).text()).toBe('No checks yet.\n')
  })

  it('says that it is there without ringing anything up', async () => {
    expect(await fetch(simulator.ordersUrl, { method: 'OPTIONS' })).toMatchObject({ status: 204 })
    expect(await fetch(`${simulator.url}/nowhere`, { method: 'POST' })).toMatchObject({ status: 404 })
  })
})

describe('the mood of a till', () => {
  it('is changed by a call, for as many orders as that says', async () => {
    await mood({ mood: 'refuses', message: 'Kitchen closed', times: 1 })

    expect(await post(simulator.ordersUrl, order)).toEqual({ status: 400, body: { message: 'Kitchen closed' } })
    expect(await post(simulator.ordersUrl, order)).toMatchObject({ status: 200 })
  })

  it('can be that of one call', async () => {
    expect(await post(`${simulator.ordersUrl}?mood=fails`, order)).toMatchObject({ status: 500 })
    expect(await post(simulator.ordersUrl, order)).toMatchObject({ status: 200 })
  })

  it('has to be one that there is', async () => {
    const answer = await mood({ mood: 'happy' })

    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ message: `mood must be one of ${Object.keys(moods).join(', ')}` })
    expect(await (await fetch(`${simulator.url}/mood`)).json()).toMatchObject({ mood: 'takes' })
  })

  it.each([
    ['refuses', 400, 0],
    ['fails', 500, 0],
    ['recordNotFound', 404, 0],
    ['redirects', 307, 0],
    ['slow', 200, 1],
    ['garbage', 200, 1],
  ] as const)('%s answers %i and rings up %i', async (name, status, rungUp) => {
    simulator.setMood(name, { ms: 1 })

    const answer = await fetch(simulator.ordersUrl, { method: 'POST', body: JSON.stringify(order), redirect: 'manual' })

    expect(answer.status).toBe(status)
    expect(simulator.timesOf(7)).toBe(rungUp)
    if (name === 'garbage') await expect(answer.json()).rejects.toThrow(SyntaxError)
  })

  it('neverAnswers rings up and says nothing', async () => {
    simulator.setMood('neverAnswers')
    const giveUp = new AbortController()

    const answer = fetch(simulator.ordersUrl, { method: 'POST', body: JSON.stringify(order), signal: giveUp.signal })
    await expect.poll(() => simulator.timesOf(7)).toBe(1)
    giveUp.abort()

    await expect(answer).rejects.toThrow('aborted')
  })

  it('floods sends fifty megabytes', async () => {
    simulator.setMood('floods')

    const answer = await fetch(simulator.ordersUrl, { method: 'POST', body: JSON.stringify(order) })

    let length = 0
    for await (const chunk of answer.body!) length += chunk.length
    expect(length).toBe(50 * 1_048_576 + 2)
  })

  it('hangsUp breaks off midway', async () => {
    simulator.setMood('hangsUp')

    const answer = await fetch(simulator.ordersUrl, { method: 'POST', body: JSON.stringify(order) })

    await expect(answer.text()).rejects.toThrow('terminated')
    expect(simulator.timesOf(7)).toBe(1)
  })

  it('keeps nobody from closing it', async () => {
    simulator.setMood('neverAnswers')
    const answer = fetch(simulator.ordersUrl, { method: 'POST', body: JSON.stringify(order) })
    await expect.poll(() => simulator.timesOf(7)).toBe(1)

    await Promise.all([simulator.close(), expect(answer).rejects.toThrow()])
    simulator = await startSimulator()
  })
})

async function post(url: string, body: object): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  return { status: answer.status, body: await answer.json() }
}

function mood(body: object): Promise<Response> {
  return fetch(`${simulator.url}/mood`, { method: 'POST', body: JSON.stringify(body) })
}
