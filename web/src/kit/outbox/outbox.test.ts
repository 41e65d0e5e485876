import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#kit/calls/api-error.ts'

type Heard = { done: string[]; refused: number[]; left: number }

const tea = { name: 'tea', kind: 'orders', place: 'page', request: { dish: 'Tea' } } as const
const quarterOfAnHour = 15 * 60_000

/** The requests that arrived, each with its key. */
let asked: { request: unknown; key: string }[]
/** The answer of the server: none, the code of a refusal, or `done`. */
let answer: 'none' | 'done' | number
let who: number
let leavePage = () => {}

beforeEach(() => {
  asked = []
  answer = 'done'
  who = 11
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/v1/authentication') return Response.json({ accessToken: 'a-token' })
    if (address === '/v1/userdata') return Response.json(aUser({ id: who, role: 'waiter' }))
    return Response.json(address.startsWith('/v1/restaurant') ? aVenue() : {})
  })
})

afterEach(() => {
  leavePage()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
})

/** Loads the page anew for the person who is signed in, with or without the feature that sends. */
async function aPage({ hasSender = true } = {}) {
  leavePage()
  vi.resetModules()
  const [outbox, { findEntry }, { sendOnce }, session, { connection }] = await Promise.all([
    import('#kit/outbox/outbox.ts'),
    import('#kit/outbox/entries.ts'),
    import('#kit/outbox/send-once.ts'),
    import('#kit/calls/session.ts'),
    import('#kit/live/connection.ts'),
  ])
  const signIn = async () => void (await session.signIn({ email: 'waiter@hotel.demo', password: 'brigade-demo' }))
  if (localStorage.getItem('brigade-token') === null) await signIn()
  else await session.loadSession()
  connection.set('online')
  leavePage = () => connection.set('offline')
  const heard: Heard = { done: [], refused: [], left: 0 }
  const register = (kind: string = tea.kind) =>
    outbox.registerSender(kind, () => ({
      send,
      onDone: (dish: string) => heard.done.push(dish),
      onRefused: (error) => heard.refused.push(error instanceof Error && 'code' in error ? Number(error.code) : 0),
      onLeft: () => (heard.left += 1),
      unfinishedText: (count) => `${count} not confirmed.`,
    }))
  if (hasSender) register()
  const cutAndMend = async () => {
    connection.set('offline')
    connection.set('online')
    await outbox.sendUnfinished()
  }
  return { ...outbox, findEntry, sendOnce, session, connection, signIn, heard, register, cutAndMend }
}

async function send(request: { dish: string }, key: string): Promise<string> {
  asked.push({ request, key })
  if (answer === 'none') throw new TypeError('no network')
  if (answer === 'done') return request.dish
  throw new ApiError({ message: 'Refused', code: answer, className: 'refused' })
}

const keys = () => new Set(asked.map(({ key }) => key))

it('is sent once, and forgotten when it is done', async () => {
  const { ask, findEntry, heard, cutAndMend } = await aPage()

  await ask(tea)
  await cutAndMend()

  expect(asked).toHaveLength(1)
  expect(heard.done).toEqual(['Tea'])
  expect(findEntry('tea')).toBeUndefined()
})

it('is sent again with its key when the connection is back, if its answer was lost', async () => {
  const { ask, connection, heard } = await aPage()
  connection.set('offline')
  answer = 'none'
  await ask(tea)
  expect(asked).toHaveLength(1)

  answer = 'done'
  connection.set('online')

  await vi.waitFor(() => expect(heard.done).toEqual(['Tea']))
  expect(asked).toHaveLength(2)
  expect(keys().size).toBe(1)
})

it('is sent again at once with its key, if the server can be reached', async () => {
  const { ask } = await aPage()
  answer = 'none'

  await ask(tea)

  expect(asked).toHaveLength(2)
  expect(keys().size).toBe(1)
})

it('is sent with its key by the page that is loaded next, also before any form shows it', async () => {
  answer = 'none'
  await (await aPage()).ask(tea)
  answer = 'done'

  const { heard, findEntry } = await aPage()

  await vi.waitFor(() => expect(heard.done).toEqual(['Tea']))
  expect(keys().size).toBe(1)
  expect(findEntry('tea')).toBeUndefined()
  expect((await aPage()).findEntry('tea')).toBeUndefined()
})

it('waits for its sender after a reload', async () => {
  answer = 'none'
  await (await aPage()).ask(tea)
  const { length } = asked
  answer = 'done'

  const { cutAndMend, register, heard } = await aPage({ hasSender: false })
  await cutAndMend()
  expect(asked).toHaveLength(length)
  register()

  await vi.waitFor(() => expect(heard.done).toEqual(['Tea']))
})

it('is left to its person after a quarter of an hour, who is told once and sends it with its key', async () => {
  answer = 'none'
  await (await aPage()).ask(tea)
  const { length } = asked
  const later = Date.now() + quarterOfAnHour + 60_000
  vi.spyOn(Date, 'now').mockImplementation(() => later)
  answer = 'done'

  const { cutAndMend, askAgain, heard } = await aPage()
  await cutAndMend()
  expect(asked).toHaveLength(length)
  expect(heard.left).toBe(1)
  await askAgain('tea')

  expect(heard.done).toEqual(['Tea'])
  expect(keys().size).toBe(1)
})

it('is not told to be left while a component shows it', async () => {
  const { ask, noteShown, cutAndMend, heard } = await aPage()
  answer = 'none'
  await ask(tea)
  noteShown('tea')
  const later = Date.now() + quarterOfAnHour + 60_000
  vi.spyOn(Date, 'now').mockImplementation(() => later)

  await cutAndMend()

  expect(heard.left).toBe(0)
})

describe('of another person who signs in on the device', () => {
  it('is not sent', async () => {
    const { ask, signIn, cutAndMend, unfinishedSentences } = await aPage()
    answer = 'none'
    await ask(tea)
    const { length } = asked
    who = 99
    await signIn()

    await cutAndMend()

    expect(asked).toHaveLength(length)
    expect(unfinishedSentences()).toEqual([])
  })

  it('is sent when its own person is back, if it is kept on the device', async () => {
    const { ask, signIn, cutAndMend, heard } = await aPage()
    answer = 'none'
    await ask({ ...tea, place: 'device' })
    who = 99
    await signIn()
    who = 11
    await signIn()
    answer = 'done'

    await cutAndMend()

    expect(heard.done).toEqual(['Tea'])
    expect(keys().size).toBe(1)
  })
})

it('tells a refusal, and the next request has another key', async () => {
  const { ask, findEntry, heard } = await aPage()
  answer = 422

  await ask(tea)
  expect(heard.refused).toEqual([422])
  expect(findEntry('tea')).toBeUndefined()
  answer = 'done'
  await ask(tea)

  expect(keys().size).toBe(2)
})

it.each([401, 429, 503])('stays in doubt after a lost answer, if the server then answers %i', async (code) => {
  const { ask, cutAndMend, unfinishedSentences, heard } = await aPage()
  answer = 'none'
  await ask(tea)
  answer = code
  await cutAndMend()
  expect(heard.refused).toEqual([])
  expect(unfinishedSentences()).toEqual(['1 not confirmed.'])

  answer = 'done'
  await cutAndMend()

  expect(heard.done).toEqual(['Tea'])
  expect(keys().size).toBe(1)
})

it('is held back as long as it can be undone, and then sent without a press', async () => {
  const { ask, forget, sendUnfinished, heard } = await aPage()
  await ask({ ...tea, heldForMs: 60_000 })
  await ask({ ...tea, name: 'soup', request: { dish: 'Soup' }, heldForMs: 60_000 })
  expect(asked).toEqual([])

  forget('soup')
  await sendUnfinished()

  expect(heard.done).toEqual(['Tea'])
})

it('lives as long as the page, if the storage has no room for it', async () => {
  const { ask, connection, heard } = await aPage()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota is exceeded', 'QuotaExceededError')
  })
  connection.set('offline')
  answer = 'none'
  await ask(tea)
  answer = 'done'

  connection.set('online')

  await vi.waitFor(() => expect(heard.done).toEqual(['Tea']))
  expect(keys().size).toBe(1)
})

it('is forgotten with its form, if it is stored nowhere', async () => {
  const { ask, register, findEntry } = await aPage()
  const close = register('form')
  answer = 'none'
  await ask({ ...tea, kind: 'form', place: 'memory' })

  close()

  expect(findEntry('tea')).toBeUndefined()
})

describe('a request that its person repeats', () => {
  const once = { name: 'print', request: { orderId: 7 } }

  async function repeat({ sendOnce }: Awaited<ReturnType<typeof aPage>>, differences: Partial<typeof once> = {}) {
    const { name, request } = { ...once, ...differences }
    await sendOnce({ name, request, send: (key) => send({ dish: name }, key) }).catch(() => undefined)
    return asked.at(-1)?.key
  }

  it.each(['none', 503] as const)('has its key again after %s, also after a reload', async (lost) => {
    answer = lost
    const first = await repeat(await aPage())

    expect(await repeat(await aPage())).toBe(first)
  })

  it('has another key if it is another request, or of another form', async () => {
    answer = 'none'
    const page = await aPage()
    const first = await repeat(page)

    expect(await repeat(page, { name: 'pay' })).not.toBe(first)
    expect(await repeat(page, { request: { orderId: 8 } })).not.toBe(first)
  })

  it('has another key once it is done, and much later', async () => {
    const page = await aPage()
    const first = await repeat(page)
    answer = 'none'
    const second = await repeat(page)
    expect(second).not.toBe(first)
    const later = Date.now() + quarterOfAnHour + 60_000
    vi.spyOn(Date, 'now').mockImplementation(() => later)

    expect(await repeat(page)).not.toBe(second)
  })
})
