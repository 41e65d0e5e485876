import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { budget } from './admission.ts'
import { ListQueue } from './list-queue.ts'

const isGone = () => false

/** Begins lists, and records the order in which they begin, each with the function that ends it. */
function listsOf(turns: ListQueue) {
  const begun: { who: string; end(): void }[] = []
  const ask = (who: string, count: number) => {
    for (let list = 0; list < count; list += 1)
      void turns.begin({ who, isGone }).then((end) => begun.push({ who, end }))
  }
  return { ask, names: () => begun.map(({ who }) => who), end: (place: number) => begun[place]!.end() }
}

it('makes two lists of a person at a time, each begun in a turn of its own', async () => {
  const lists = listsOf(new ListQueue())

  lists.ask('waiter', 5)
  for (let step = 0; step < 10; step += 1) await Promise.resolve()
  expect(lists.names()).toHaveLength(1)
  for (let turn = 0; turn < 5; turn += 1) await nextTurn()
  expect(lists.names()).toHaveLength(2)

  for (let ended = 0; ended < 5; ended += 1) {
    lists.end(ended)
    for (let turn = 0; turn < 5; turn += 1) await nextTurn()
    expect(lists.names()).toHaveLength(Math.min(5, ended + 3))
  }
})

it('lets nobody wait for the lists of somebody else', async () => {
  const lists = listsOf(new ListQueue())

  lists.ask('waiter', 50)
  lists.ask('manager', 1)
  await nextTurn()

  expect(lists.names()).toContain('manager')
})

it('makes no list of a caller who has gone while it waited, and those of others in their order', async () => {
  const turns = new ListQueue()
  const [first, second] = [await turns.begin({ who: 'waiter', isGone }), await turns.begin({ who: 'waiter', isGone })]
  let hasLeft = false
  const gone = turns.begin({ who: 'waiter', isGone: () => hasLeft })
  const begun: string[] = []
  const there = turns.begin({ who: 'waiter', isGone }).then((end) => (begun.push('there'), end))

  hasLeft = true
  first()

  await expect(gone).rejects.toMatchObject({ data: { reason: 'aborted' } })
  const third = await there
  expect(begun).toEqual(['there'])
  second()
  third()
  await expect(turns.begin({ who: 'waiter', isGone })).resolves.toBeTypeOf('function')
})

it('lets no more wait than there can be calls, and nobody be kept out by those who have gone', async () => {
  const turns = new ListQueue()
  const ends = [await turns.begin({ who: 'waiter', isGone }), await turns.begin({ who: 'waiter', isGone })]
  let hasLeft = false
  const waiting = Array.from({ length: budget.calls }, () => turns.begin({ who: 'waiter', isGone: () => hasLeft }))
  const refused = waiting.map((each) => expect(each).rejects.toMatchObject({ data: { reason: 'aborted' } }))

  await expect(turns.begin({ who: 'waiter', isGone })).rejects.toMatchObject({
    code: 429,
    data: { reason: 'tooManyCalls' },
  })

  hasLeft = true
  const there = turns.begin({ who: 'waiter', isGone })
  await Promise.all(refused)
  for (const end of ends) end()
  await expect(there).resolves.toBeTypeOf('function')
})

it('sends away who waits longer than its patience, and lets in who comes later', async () => {
  const turns = new ListQueue()
  const patience = { atMostMs: 1, refusal: () => new Error('Too long') }
  const ends = [await turns.begin({ who: 'waiter', isGone, patience }), await turns.begin({ who: 'waiter', isGone })]

  await expect(turns.begin({ who: 'waiter', isGone, patience })).rejects.toThrow('Too long')

  const there = turns.begin({ who: 'waiter', isGone })
  ends[0]!()
  await expect(there).resolves.toBeTypeOf('function')
})
