import { expect, it } from 'vitest'
import { Semaphore } from './semaphore.ts'

it('runs so many at once, lets so many wait, and refuses the rest', async () => {
  const turns = new Semaphore({ atOnce: 2, waitAtMost: 3 })
  let running = 0
  let most = 0
  const task = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    return 'done'
  }

  const answers = await Promise.all(Array.from({ length: 8 }, () => turns.run(task, 'last')))

  expect(most).toBe(2)
  expect(answers.filter((answer) => answer?.value === 'done')).toHaveLength(5)
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(3)
  expect(await turns.run(task, 'last')).toEqual({ value: 'done' })
})

it('lets those of the first rank in before those who came earlier, however many of these wait', async () => {
  const turns = new Semaphore({ atOnce: 1, waitAtMost: 2 })
  const done: string[] = []
  const task = (name: string) => async () => void done.push(name)

  await Promise.all([
    turns.run(task('running'), 'last'),
    turns.run(task('stranger 1'), 'last'),
    turns.run(task('stranger 2'), 'last'),
    turns.run(task('stranger 3'), 'last'),
    turns.run(task('known'), 'first'),
  ])

  expect(done).toEqual(['running', 'known', 'stranger 1', 'stranger 2'])
})

it('goes on after a task that fails', async () => {
  const turns = new Semaphore({ atOnce: 1, waitAtMost: 1 })

  await expect(turns.run(() => Promise.reject(new Error('no')), 'last')).rejects.toThrow('no')

  expect(await turns.run(async () => 1, 'last')).toEqual({ value: 1 })
})
