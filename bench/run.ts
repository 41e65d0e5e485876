import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { measureAuditLog } from './audit-log.ts'
import { measureBrowser } from './browser.ts'
import { measureBundle } from './bundle.ts'
import { killChildren } from './child.ts'
import { closeBrowsers } from './chromium.ts'
import { measureFanout } from './fanout.ts'
import { measureFinance } from './finance.ts'
import { formatPart, type Part } from './figures.ts'
import { measureFloor } from './floor.ts'
import { measureInsights } from './insights.ts'
import { measureLists } from './lists.ts'
import { measureMailing } from './mailing.ts'
import { measureMemory } from './memory.ts'
import { measureMenus } from './menus.ts'
import { measureNotifications } from './notifications.ts'
import { measureOrders } from './orders.ts'
import { measureRecommendations } from './recommendations.ts'
import { measureOverview } from './overview.ts'
import { measureReload } from './reload.ts'
import { measureRequests } from './requests.ts'
import { clearScratch, newScratchFolder } from './scratch.ts'
import { measureStart } from './start.ts'
import { median } from './statistics.ts'
import { measureVenues } from './venues.ts'
import { measureVisible } from './visible.ts'
import { measureWebhookOrders } from './webhook-orders.ts'

const parts = {
  start: measureStart,
  memory: measureMemory,
  orders: measureOrders,
  webhooks: measureWebhookOrders,
  fanout: measureFanout,
  lists: measureLists,
  finance: measureFinance,
  bundle: measureBundle,
  browser: measureBrowser,
  reload: measureReload,
  menus: measureMenus,
  floor: measureFloor,
  requests: measureRequests,
  notifications: measureNotifications,
  venues: measureVenues,
  overview: measureOverview,
  audit: measureAuditLog,
  insights: measureInsights,
  mailing: measureMailing,
  recommendations: measureRecommendations,
  visible: measureVisible,
} satisfies Record<string, (effort: { isQuick: boolean }) => Promise<Part>>

type PartName = keyof typeof parts

const longestPartMinutes = 15

const usage = `npm run bench -- [--quick] [--only=${Object.keys(parts).join(',')}]`

await run()

/**
 * Measures the requested parts one after the other, and prints each when it is done. It fails only if something can't
 * be measured, never because of timings.
 */
async function run(): Promise<void> {
  const { isQuick, names } = readArguments()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  process.once('exit', tidyUp)

  const startedAt = performance.now()
  console.log(`${describeMachine()}\n`)
  const failed: PartName[] = []
  for (const name of names) {
    try {
      console.log(`${formatPart(await withinLimit(name, parts[name]({ isQuick })))}\n`)
    } catch (error) {
      failed.push(name)
      console.error(`${name} could not be measured:`, error, '\n')
      killChildren()
      await closeBrowsers()
    }
  }
  console.log(`Measured in ${Math.round((performance.now() - startedAt) / 1000)} s.`)
  if (failed.length > 0) console.log(`Not measured: ${failed.join(', ')}.`)
  process.exit(failed.length > 0 ? 1 : 0)
}

/**
 * Limits the time of a part: a longer one waits for something that does not come. The other parts are measured anyway.
 */
async function withinLimit(name: PartName, measuring: Promise<Part>): Promise<Part> {
  const limit = new AbortController()
  const tooLong = wait(longestPartMinutes * 60_000, undefined, { signal: limit.signal }).then((): never => {
    throw new Error(`${name} took longer than ${longestPartMinutes} minutes`)
  })
  try {
    return await Promise.race([measuring, tooLong])
  } finally {
    limit.abort()
  }
}

function readArguments(): { isQuick: boolean; names: PartName[] } {
  const options = {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    help: { type: 'boolean' },
  } as const
  const { values } = parseArgs({ options })
  const names = values.only ? values.only.split(',') : Object.keys(parts)
  const isKnown = (name: string): name is PartName => Object.hasOwn(parts, name)
  if (values.help || !names.every(isKnown)) {
    console.log(usage)
    process.exit(values.help ? 0 : 2)
  }
  return { isQuick: values.quick, names: names.filter(isKnown) }
}

function tidyUp(): void {
  killChildren()
  clearScratch()
}

function describeMachine(): string {
  const gigabytes = Math.round(totalmem() / 1e9)
  const processor = cpus()[0]?.model.trim() ?? 'processor'
  return (
    `${availableParallelism()} cores (${processor}), ${gigabytes} GB, Node ${process.version}, ${process.platform}; ` +
    `one sync to disk takes ${syncMilliseconds().toFixed(2)} ms; load ${loadavg()[0]!.toFixed(1)} before the start`
  )
}

/**
 * Measures the minimum duration of a commit, on which the rates of the bare server with one commit per order depend.
 */
function syncMilliseconds(): number {
  const file = openSync(join(newScratchFolder(), 'sync'), 'w')
  const times = Array.from({ length: 50 }, () => {
    const startedAt = performance.now()
    writeSync(file, Buffer.alloc(4096))
    fsyncSync(file)
    return performance.now() - startedAt
  })
  closeSync(file)
  return median(times)
}
