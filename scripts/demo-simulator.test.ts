import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import type { Simulator } from '../pos-simulator/src/start-simulator.ts'
import { startDemoSimulator } from './demo-simulator.ts'

let till: Simulator | undefined

afterEach(() => till?.close())

it('the demo has a point of sale, of which the server that is started next knows', async () => {
  const env: NodeJS.ProcessEnv = { POS_SIMULATOR_PORT: '0' }

  till = await startDemoSimulator(env)

  expect(env.DEMO_POS_URL).toBe(till!.url)
  expect(await (await fetch(till!.url)).text()).toBe('No checks yet.\n')
})

it('it stands at another port where its own is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo

  till = await startDemoSimulator({ POS_SIMULATOR_PORT: String(port) })

  expect(till!.url).not.toContain(`:${port}`)
  expect(await fetch(till!.url)).toMatchObject({ status: 200 })
  other.close()
})

it.each([
  ['in production', { NODE_ENV: 'production' }],
  ['without the demo', { DEMO: 'off' }],
  ['where one runs already', { DEMO_POS_URL: 'http://127.0.0.1:3040' }],
])('there is none %s', async (_when, env: NodeJS.ProcessEnv) => {
  till = await startDemoSimulator({ POS_SIMULATOR_PORT: '0', ...env })

  expect(till).toBeUndefined()
})
