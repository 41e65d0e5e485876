import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { budget } from './admission.ts'
import { ListTurns } from './list-turns.ts'

/** Asks for lists, and notes who begins one, each with what ends it. */
function listsOf(turns: ListTurns) {
  const begun: { who: string; end(): void }[] = []
  const ask = (who: string, count: number) => {
    for (let list = 0; list < count; list += 1) void turns.begin(who).then((end) => begun.push({ who, end }))
  }
  return { ask, names: () => begun.map(({ who }) => who), end: (place: number) => begun[place]!.end() }
}

it('makes two lists of a person at a time, each begun in a turn of its own', async () => {
  const lists = listsOf(new ListTurns())

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
  const lists = listsOf(new ListTurns())

  lists.ask('waiter', 50)
  lists.ask('manager', 1)
  await nextTurn()

  expect(lists.names()).toContain('manager')
})

it('lets no more wait than there can be calls, those included whose callers have gone', async () => {
  const turns = new ListTurns()
  const waiting = Array.from({ length: budget.calls + 1 }, () => turns.begin('waiter'))
  const end = await waiting[0]!

  await expect(turns.begin('waiter')).rejects.toMatchObject({ code: 429, data: { reason: 'tooManyCalls' } })

  end()
  for (const next of waiting.slice(1)) (await next)()
  await expect(turns.begin('waiter')).resolves.toBeTypeOf('function')
})
