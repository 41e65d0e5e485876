import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadDemo } from '#seeds/load-demo.ts'
import { startTestApp, type TestApp } from '../../testing/with-app.ts'

const script = new URL('demo-guests.ts', import.meta.url).pathname

type Guests = { lines: string[]; until(isEnough: (lines: string[]) => boolean): Promise<void>; end(): Promise<number> }

function letGuestsIn(...args: string[]): Guests {
  return letGuestsInAt(undefined, ...args)
}

/** Starts the guests with the setting PORT. */
function letGuestsInAt(port: string | undefined, ...args: string[]): Guests {
  const env = { ...process.env, PORT: port }
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  // The process closes after its last line has been read.
  const closed = once(child, 'close')
  const lines: string[] = []
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', (line) => lines.push(line))
  return {
    lines,
    async until(isEnough) {
      while (!isEnough(lines) && child.exitCode === null) await Promise.race([once(child.stdout, 'data'), closed])
    },
    async end() {
      child.kill('SIGTERM')
      const [code] = (await closed) as [number]
      return code
    },
  }
}

describe('the guests of the demo', () => {
  let testApp: TestApp

  beforeAll(async () => {
    const load = (db: TestApp['db']) => loadDemo(db, { now: new Date() })
    testApp = await startTestApp({ seed: { name: 'demo for guests', load } })
  })

  afterAll(() => testApp.close())

  const countOrders = async () =>
    (await testApp.db.one<{ total: number }>('SELECT COUNT(*) AS "total" FROM orders'))?.total ?? 0

  it('order what the venues sell, at the right prices, until they are sent home', async () => {
    const before = await countOrders()
    const guests = letGuestsIn('--url', testApp.url, '--rate', '6000')

    // These occur at random, but surely: one order in ten is sent twice, one in five is paid online.
    const hasAllKinds = (lines: string[]) =>
      ['sent twice, stored once', ' · paid'].every((words) => lines.some((line) => line.includes(words)))
    await guests.until((lines) => lines.length >= 60 && hasAllKinds(lines))
    const code = await guests.end()

    // By chance, a hundred guests a second may be too many for one table, which are then refused.
    const refusals = guests.lines.filter((line) => line.includes('Turned away') && !line.includes('from this table'))
    expect(refusals.join('\n')).toBe('')
    expect(guests.lines.at(-1)).toContain('All guests have left')
    expect(code).toBe(0)
    const told = guests.lines.filter((line) => line.includes(': order '))
    expect((await countOrders()) - before).toBe(told.length)
  })

  it('keep to one venue when told so', async () => {
    const guests = letGuestsIn('--url', testApp.url, '--rate', '6000', '--venue', '2')

    await guests.until((lines) => lines.length >= 10)
    await guests.end()

    expect(guests.lines.filter((line) => line.includes('Harbour Hotel'))).toEqual([])
    expect(guests.lines.some((line) => line.includes('Olive Street Kitchen'))).toBe(true)
  })

  it('come to the server at the port of the settings', async () => {
    const { port } = new URL(testApp.url)
    const guests = letGuestsInAt(port, '--rate', '6000')

    await guests.until((lines) => lines.some((line) => line.includes(': order ')))
    await guests.end()

    expect(guests.lines[0]).toContain(`at http://localhost:${port},`)
  })

  it('tell how they are asked in', async () => {
    const guests = letGuestsIn('--help')

    await guests.until(() => false)

    expect(await guests.end()).toBe(0)
    expect(guests.lines.join('\n')).toMatch(/Usage: .*--rate[^]*--venue[^]*--url/)
  })

  it.each([
    ['a rate of zero', ['--rate', '0'], '--rate must be orders a minute'],
    ['a rate that is no number', ['--rate', 'many'], '--rate must be orders a minute'],
    ['a venue without a manager', ['--venue', '5'], '--venue must be one of 1, 2, 3.'],
    ['an address that is none', ['--url', 'localhost'], '--url must begin with http:// or https://.'],
    ['an unknown option', ['--fast'], "Unknown option '--fast'"],
    ['a server that is not there', ['--url', 'http://127.0.0.1:9'], 'Nobody answers at http://127.0.0.1:9.'],
  ])('refuse %s in plain words', async (_what, args, sentence) => {
    const guests = letGuestsIn(...args)

    await guests.until(() => false)

    expect(await guests.end()).toBe(1)
    expect(guests.lines.join('\n')).toContain(sentence)
    expect(guests.lines.join('\n')).not.toContain('    at ')
  })
})
