import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { appWithTwoKinds } from '#testing/endless-jobs.ts'
import { environmentOf, freshDatabase, type FreshDatabase } from '#testing/fresh-database.ts'
import { enqueue } from './enqueue.ts'
import { leaseMs } from './job-runner.ts'

const program = new URL('../../../testing/endless-jobs.ts', import.meta.url).pathname
let fresh: FreshDatabase

beforeEach(async () => {
  fresh = await freshDatabase()
})

afterEach(() => fresh.remove())

it('of two jobs whose process is killed, repeats the one that may be and leaves the other to a person', async () => {
  const { db } = fresh
  const told: string[] = []
  let now = new Date()
  const { app, repeatable, single } = await appWithTwoKinds({
    db,
    run: async (text) => told.push(text),
    clock: { now: () => now },
  })
  await db.write(function* () {
    yield* enqueue(repeatable, { text: 'Again' }, { now })
    yield* enqueue(single, { text: 'Once' }, { now })
  })
  const env = { ...process.env, ...environmentOf(fresh) }
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  await expect.poll(states).toEqual(['running', 'running'])

  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  await app.jobs.runDue()
  expect(await states()).toEqual(['running', 'running'])
  now = new Date(Date.now() + leaseMs)
  await app.jobs.runDue()

  expect(await states()).toEqual(['done', 'uncertain'])
  expect(told).toEqual(['Again'])

  async function states(): Promise<string[]> {
    const rows = await db.many<{ state: string }>('SELECT "state" FROM jobs ORDER BY "id"')
    return rows.map(({ state }) => state)
  }
})
