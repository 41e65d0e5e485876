import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { encodeByTurns, jsonTextOf, readyJsonOf } from './json-text.ts'

it('is what JSON makes of a value', () => {
  for (const value of [{ a: [1, 'two', null] }, [1], 'text', 1, null]) {
    expect(jsonTextOf(value)).toBe(JSON.stringify(value))
  }
})

it('is made once for each record', () => {
  let made = 0
  const record = {
    toJSON() {
      made += 1
      return { id: 1 }
    },
  }

  expect([jsonTextOf(record), jsonTextOf(record)]).toEqual(['{"id":1}', '{"id":1}'])
  expect(made).toBe(1)
})

it.each([0, 1, 50, 51, 100, 1300])('of a list of %i is the same where it is made by turns', async (length) => {
  const list = Array.from({ length }, (_, place) => ({ id: place, name: `شاي ${place}` }))

  await encodeByTurns(list)

  const ready = readyJsonOf(list)
  expect(ready === undefined).toBe(length <= 50)
  expect(ready ? Buffer.concat(ready).toString() : jsonTextOf(list)).toBe(JSON.stringify(list))
})

it('of a long list is made in parts, and others have their turn in between', async () => {
  const events: string[] = []
  const record = {
    toJSON() {
      events.push('record')
      return {}
    },
  }
  const slow = {
    toJSON() {
      const began = performance.now()
      while (performance.now() - began < 15);
      return record.toJSON()
    },
  }
  const list = Array.from({ length: 150 }, (_, place) => (place % 50 === 0 ? slow : record))

  const encoding = encodeByTurns(list)
  let isDone = false
  void encoding.then(() => (isDone = true))
  for (let turn = 0; !isDone && turn < 100_000; turn += 1) {
    await nextTurn()
    if (events.at(-1) === 'record') events.push('others')
  }

  expect(events.filter((event) => event === 'record')).toHaveLength(150)
  expect(events).toContain('others')
  expect(events.indexOf('others')).toBeLessThan(events.lastIndexOf('record'))
})

it('of a list that is larger than an answer may be is not made', async () => {
  const encoded: number[] = []
  const list = Array.from({ length: 1000 }, (_, id) => ({ toJSON: () => encoded.push(id) && 'x'.repeat(1000) }))
  const refusal = { code: 400, data: { reason: 'answerTooLarge' } }

  await expect(encodeByTurns(list, 400_000)).rejects.toMatchObject(refusal)

  expect(readyJsonOf(list)).toBeUndefined()
  expect(encoded).toHaveLength(400)
})
