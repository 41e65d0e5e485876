import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chief, type Lobby, openLobby, orderTaker, waiter } from './testing/lobby.ts'

let lobby: Lobby
let device: string
let [grace, omar] = [0, 0]

beforeEach(async () => {
  lobby = await openLobby()
  ;[grace, omar] = [await lobby.idOf(waiter), await lobby.idOf(orderTaker)]
  await lobby.setPin(waiter, '4821')
  await lobby.setPin(orderTaker, '739154')
  device = (await lobby.share()).token
})

afterEach(() => lobby.testServer.close())

async function wrong(times: number, token = device): Promise<number[]> {
  const codes = []
  for (let time = 0; time < times; time += 1) codes.push((await lobby.use(token, grace, '1928')).status)
  return codes
}

describe('wrong PINs', () => {
  it('lock the person at that device for five minutes, and nobody else', async () => {
    expect(await wrong(5)).toEqual([401, 401, 401, 401, 429])

    expect(await lobby.use(device, grace, '4821')).toMatchObject({
      status: 429,
      body: { data: { reason: 'pinLocked', retryAfter: 300, lockedUntil: '2026-03-04T08:05:00.000Z' } },
    })
    expect(await lobby.use(device, omar, '739154')).toMatchObject({ status: 201 })
    const other = await lobby.share({ name: 'Terrace' })
    expect(await lobby.use(other.token, grace, '4821')).toMatchObject({ status: 201 })
    const body = { strategy: 'local', email: waiter, password: 'brigade-demo' }
    expect(await lobby.ask('POST', '/v1/authentication', undefined, body)).toMatchObject({ status: 201 })
  })

  it('lock for longer each time, and no longer after a right one', async () => {
    await wrong(5)
    lobby.minutesLater(5)
    expect((await lobby.use(device, grace, '1928')).body.data).toMatchObject({ retryAfter: 600 })
    lobby.minutesLater(10)
    expect(await lobby.use(device, grace, '4821')).toMatchObject({ status: 201 })

    expect(await wrong(4)).toEqual([401, 401, 401, 401])
    expect(await lobby.use(device, grace, '4821')).toMatchObject({ status: 201 })
  })

  it('are five of a thousand at once, over both transports', async () => {
    const screens = await Promise.all([lobby.testServer.connect(), lobby.testServer.connect()])
    const pins = Array.from({ length: 1_000 }, (_, number) => String(1_000 + number * 7))
    const codes = await Promise.all(
      pins.map(async (pin, number) => {
        if (number % 4 !== 0) return (await lobby.use(device, grace, pin)).status
        const guess = { token: device, userId: grace, pin }
        return screens[number % 8 === 0 ? 0 : 1].client
          .service('v1/use/pin')
          .create(guess)
          .then(
            () => 201,
            ({ code }: { code: number }) => code,
          )
      }),
    )

    expect(codes.filter((code) => code !== 429).length).toBeLessThanOrEqual(5)
    expect(codes).not.toContain(500)
    const [row] = await lobby.testServer.db.many('SELECT "wrong" FROM wrong_pins WHERE "userId" = ?', grace)
    expect(row).toEqual({ wrong: 5 })
    for (const screen of screens) await screen.close()
  })

  it('at many devices lock the person at all of them, and the password still opens', async () => {
    const others = await Promise.all(['a', 'b', 'c', 'd'].map((name) => lobby.share({ name })))
    for (const { token } of others) await wrong(4, token)

    expect(await lobby.use(device, grace, '4821')).toMatchObject({ status: 429 })
    expect(await lobby.use(device, omar, '739154')).toMatchObject({ status: 201 })
    await lobby.setPin(waiter, '5160')
    expect(await lobby.use(device, grace, '5160')).toMatchObject({ status: 201 })
  })

  it('for many people lock everybody at that device, and nobody elsewhere', async () => {
    const { id, token } = await lobby.share({ name: 'Stolen' })
    const wrongFor = (people: string) =>
      lobby.testServer.db.many(
        `INSERT INTO wrong_pins ("userId", "deviceId", "wrong", "lastAt")
         SELECT "id", ?, 4, ? FROM users WHERE "id" NOT IN (?, ?) ORDER BY "id" ${people}`,
        id,
        '2026-03-04T08:00:00.000Z',
        grace,
        omar,
      )
    await wrongFor('LIMIT 4')
    expect(await lobby.use(token, omar, '739154')).toMatchObject({ status: 201 })

    await wrongFor('LIMIT 1 OFFSET 4')

    expect(await lobby.use(token, omar, '739154')).toMatchObject({
      status: 429,
      body: { data: { reason: 'pinLocked', retryAfter: 300 } },
    })
    expect(await lobby.use(device, omar, '739154')).toMatchObject({ status: 201 })
    lobby.minutesLater(5)
    expect(await lobby.use(token, omar, '739154')).toMatchObject({ status: 201 })
  })

  it('still count when the device was removed and shared again', async () => {
    const manager = await lobby.testServer.signIn('manager@hotel.demo')
    for (let round = 0; round < 4; round += 1) {
      const { token, id } = await lobby.share({ name: 'Again' })
      await wrong(4, token)
      await lobby.ask('DELETE', `/v1/shared-devices/${id}`, manager)
    }

    expect(await lobby.use(device, grace, '4821')).toMatchObject({ status: 429 })
  })

  it('are logged as far as they were compared', async () => {
    await wrong(9)

    const rows = await lobby.testServer.db.many(
      `SELECT "id" FROM audit_log WHERE "act" = 'signInFailed' AND "recordId" = ?`,
      grace,
    )
    expect(rows).toHaveLength(5)
  })

  it('as the current PIN of somebody who is signed in count too', async () => {
    await lobby.setPin(chief, '5937')
    const { accessToken } = (await lobby.use(device, await lobby.idOf(chief), '5937')).body
    const change = (currentPin: string) => lobby.ask('POST', '/v1/own-pin', accessToken, { pin: '8264', currentPin })

    for (let time = 0; time < 4; time += 1)
      expect(await change('1928')).toMatchObject({
        status: 400,
        body: { data: { fields: { currentPin: expect.any(String) } } },
      })
    expect(await change('1928')).toMatchObject({ status: 429 })
    expect(await change('5937')).toMatchObject({ status: 429 })
  })
})
