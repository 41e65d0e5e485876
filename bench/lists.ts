import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { hotelId, hotelManager, signIn, startBrigade } from './brigade.ts'
import type { Figure, Part } from './figures.ts'
import { type HttpLine, openHttpLine, requestText } from './http-line.ts'
import { ordersPerForgotten, pastDays, writePastOrders } from './past-orders.ts'
import { deleteScratchFolder, newScratchFolder } from './scratch.ts'
import { median } from './statistics.ts'

const sizes = { few: 10_000, many: 1_000_000 } as const
const flatUpTo = 1.25
const windowDays = 7
const openStatuses = ['incoming', 'updated', 'inprogress', 'ontheway', 'delivered']

const effort = { quick: { rounds: 40 }, full: { rounds: 150 } }
const warmUpRounds = 20

type Reads = Record<string, () => Promise<void> | void>
type Times = Record<string, number[]>

/**
 * Measures the lists and counts of the live screens with ten thousand past orders and with a million: both must cost
 * the same.
 */
export async function measureLists({ isQuick }: { isQuick: boolean }): Promise<Part> {
  const { rounds } = isQuick ? effort.quick : effort.full
  const folders = await prepareFolders()
  const few = await startBrigade(folders.few)
  const many = await startBrigade(folders.many)
  const line = { few: await openHttpLine(few.port), many: await openHttpLine(many.port) }
  const token = { few: await signIn(few.port, hotelManager), many: await signIn(many.port, hotelManager) }
  const since = daysBefore(new Date(), windowDays)

  const times = await timeByTurns(rounds, {
    few: brigadeReads(line.few, token.few, since),
    many: brigadeReads(line.many, token.many, since),
    bareFew: bareReads(folders.few, since),
    bareMany: bareReads(folders.many, since),
  })

  for (const server of [few, many]) await server.stop()
  for (const folder of Object.values(folders)) deleteScratchFolder(folder)
  return partOf(times)
}

/** Creates two copies of the demo's data, one with few past orders and one with many. */
async function prepareFolders() {
  const folders = { few: newScratchFolder(), many: newScratchFolder() }
  const demo = await startBrigade(folders.few)
  await demo.stop()
  cpSync(folders.few, folders.many, { recursive: true })
  writePastOrders({ dataDir: folders.few, count: sizes.few })
  writePastOrders({ dataDir: folders.many, count: sizes.many })
  return folders
}

function brigadeReads(line: HttpLine, token: string, since: string): Reads {
  const list = `/v1/order?restaurantId=${hotelId}&orderType=order&createdAt[$gt]=${since}&$sort[createdAt]=-1`
  const open = openStatuses.map((status) => `status[$in][]=${status}`).join('&')
  const count = JSON.stringify({ restaurantId: hotelId, orderType: 'order', createdAt: { $gt: since } })
  const read = async (request: string) => {
    const { status, body } = await line.send(request)
    if (status !== 200) throw new Error(`A list was answered with ${status}: ${body.toString()}`)
  }
  const page = requestText({ method: 'GET', path: `${list}&$limit=50`, token })
  const board = requestText({ method: 'GET', path: `${list}&${open}&skipPaginate=true`, token })
  const counts = requestText({ method: 'POST', path: '/v1/orderCount', token, body: count })
  const tables = requestText({ method: 'GET', path: `/v1/table?restaurantId=${hotelId}&skipPaginate=true`, token })
  return {
    'seven days, the first 50': () => read(page),
    'open orders, unpaged': () => read(board),
    'counts by column': () => read(counts),
    'tables with what goes on there': () => read(tables),
  }
}

/** Returns the same reads by prepared SQL on the same files, without a server. */
function bareReads(dataDir: string, since: string): Reads {
  const database = new Sqlite(join(dataDir, 'brigade.sqlite'), { readonly: true })
  const recent = `FROM orders WHERE "restaurantId" = ${hotelId} AND "orderType" = 'order' AND "createdAt" > ?`
  const isOpen = `"status" IN (${openStatuses.map((status) => `'${status}'`).join(', ')})`
  const total = database.prepare(`SELECT count(*) ${recent}`)
  const page = database.prepare(`SELECT * ${recent} ORDER BY "createdAt" DESC, "id" DESC LIMIT 50`)
  const board = database.prepare(`SELECT * ${recent} AND ${isOpen} ORDER BY "createdAt" DESC, "id" DESC`)
  const counts = database.prepare(`SELECT "status", count(*) ${recent} AND ${isOpen} GROUP BY "status"`)
  const tables = database.prepare(`SELECT * FROM tables WHERE "restaurantId" = ${hotelId} ORDER BY "index"`)
  const byTable = database.prepare(`SELECT "tableId", "status", count(*) ${recent} AND ${isOpen} GROUP BY 1, 2`)
  return {
    'seven days, the first 50': () => void [total.get(since), page.all(since)],
    'open orders, unpaged': () => void board.all(since),
    'counts by column': () => void counts.all(since),
    'tables with what goes on there': () => void [tables.all(), byTable.all(since)],
  }
}

type Contender = 'few' | 'many' | 'bareFew' | 'bareMany'

async function timeByTurns(rounds: number, sides: Record<Contender, Reads>): Promise<Record<Contender, Times>> {
  const times: Record<Contender, Times> = { few: {}, many: {}, bareFew: {}, bareMany: {} }
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    for (const side of Object.keys(sides) as Contender[]) {
      for (const [what, read] of Object.entries(sides[side])) {
        const startedAt = performance.now()
        await read()
        if (round >= 0) (times[side][what] ??= []).push(performance.now() - startedAt)
      }
    }
  }
  return times
}

function partOf(times: Record<Contender, Times>): Part {
  const text = (milliseconds: number) => `${milliseconds.toFixed(2)} ms`
  const figures = Object.keys(times.many).map((what): Figure => {
    const few = median(times.few[what]!)
    const many = median(times.many[what]!)
    const aim = `flat (≤ ${flatUpTo} ×)`
    return {
      what,
      measured: text(many),
      compared: text(few),
      ratio: many / few,
      aim,
      isReached: many <= flatUpTo * few,
    }
  })
  const bare = Object.keys(times.many).map(
    (what) => `${what}: ${text(median(times.bareMany[what]!))} and ${text(median(times.bareFew[what]!))}`,
  )
  return {
    title: `Lists and counts with ${sizes.many} past orders, compared with ${sizes.few}`,
    figures,
    notes: [
      `medians over REST, one after the other; prepared SQL alone on the same files, many and few: ${bare.join('; ')}`,
      `past orders are ${pastDays.newest} to ${pastDays.oldest} days old, all of one venue; one in ${ordersPerForgotten} was left delivered`,
    ],
  }
}
