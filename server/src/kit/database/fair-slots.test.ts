import { describe, expect, it } from 'vitest'
import { FairSlots } from './fair-slots.ts'

describe('slots of a few owners', () => {
  it('leave the last one to an owner that has none', async () => {
    const { run, running, settle } = aFewSlots(4)
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) run(name)
    await settle()
    expect(running()).toEqual(['a1', 'a2', 'a3'])

    run('b1')
    run('b2')
    await settle()
    expect(running()).toEqual(['a1', 'a2', 'a3', 'b1'])
  })

  it('are taken in turns, however many one of them wait', async () => {
    const { run, running, end, settle } = aFewSlots(2)
    for (const name of ['a1', 'b1', 'a2', 'a3', 'c1', 'b2']) run(name)
    await settle()
    expect(running()).toEqual(['a1', 'b1'])

    await end('a1')
    expect(running()).toEqual(['b1', 'a2'])
    await end('a2')
    expect(running()).toEqual(['b1', 'c1'])
    await end('b1')
    expect(running()).toEqual(['c1', 'b2'])
  })

  it('are free again after a task that fails', async () => {
    const slots = new FairSlots(1)

    await expect(slots.run('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')

    expect(await slots.run('a', async () => 'done')).toBe('done')
  })
})

/** The owner of a task is the first letter of its name. */
function aFewSlots(atOnce: number) {
  const slots = new FairSlots(atOnce)
  const ends = new Map<string, () => void>()
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    settle,
    run: (name: string) =>
      void slots.run(name.charAt(0), () => new Promise<void>((resolve) => void ends.set(name, resolve))),
    running: () => [...ends.keys()],
    async end(name: string) {
      ends.get(name)?.()
      ends.delete(name)
      await settle()
    },
  }
}
