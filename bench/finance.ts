import { cpSync } from 'node:fs'
import { hotelId, hotelManager, signIn, startBrigade } from './brigade.ts'
import type { Figure, Part } from './figures.ts'
import { type HttpLine, openHttpLine, requestText } from './http-line.ts'
import type { MeasuredServer } from './measured-server.ts'
import { writePastOrders } from './past-orders.ts'
import { deleteScratchFolder, newScratchFolder } from './scratch.ts'
import { median } from './statistics.ts'

const sizes = { few: 10_000, many: 1_000_000 } as const
const searchAimMs = 50
const exportedRows = 10_000
const exportAim = { milliseconds: 3_000, megabytes: 200 }
const pageOfHistory = '$limit=20&$countTo=10000&$sort[createdAt]=-1'
const dayMs = 86_400_000

const effort = { quick: { rounds: 15 }, full: { rounds: 60 } }
const warmUpRounds = 5

/**
 * Measures the search in all orders by each of its filters, with ten thousand past orders and with a million; and the
 * spreadsheet of finance.
 */
export async function measureFinance({ isQuick }: { isQuick: boolean }): Promise<Part> {
  const { rounds } = isQuick ? effort.quick : effort.full
  const folders = await prepareFolders()
  const few = await startBrigade(folders.few)
  const many = await startBrigade(folders.many)
  const searches = await timeSearches(rounds, {
    few: { line: await openHttpLine(few.port), token: await signIn(few.port, hotelManager) },
    many: { line: await openHttpLine(many.port), token: await signIn(many.port, hotelManager) },
  })
  await few.stop()
  await many.stop()
  // The export has a server of its own: the memory left from searching a million orders is not the spreadsheet's.
  const exporting = await startBrigade(folders.many)
  const exports = await timeExport(exporting)
  await exporting.stop()
  for (const folder of Object.values(folders)) deleteScratchFolder(folder)
  return {
    title: `All orders searched, and exported, with ${sizes.many} past orders, compared with ${sizes.few}`,
    figures: [...searches, ...exports.figures],
    notes: [
      'medians over REST, one after the other, of all time unless days are said; a page of 20, counted to 10,000',
      ...exports.notes,
    ],
  }
}

async function prepareFolders() {
  const folders = { few: newScratchFolder(), many: newScratchFolder() }
  const demo = await startBrigade(folders.few)
  await demo.stop()
  cpSync(folders.few, folders.many, { recursive: true })
  writePastOrders({ dataDir: folders.few, count: sizes.few, isVaried: true })
  writePastOrders({ dataDir: folders.many, count: sizes.many, isVaried: true })
  return folders
}

/** Returns the searches to time, by their names in the figures. */
function searchesOf(orderId: number): Record<string, string> {
  const since = new Date(Date.now() - 60 * dayMs).toISOString()
  const until = new Date(Date.now() - 30 * dayMs).toISOString()
  return {
    'its number': `id=${orderId}`,
    'a table': 'tableId=7',
    'the guest’s last name': 'lastname=Haddad-17',
    'how the last name begins': 'lastname=haddad-1',
    'who placed it': 'placedBy=layla',
    'a status': 'status=delivered',
    'the commonest status': 'status=completed',
    'a payment type': 'paymentType=card',
    'a payment type that is never used': 'paymentType=takeaway',
    'thirty days': `createdAt[$gte]=${since}&createdAt[$lt]=${until}`,
    'no filter': '',
  }
}

type Side = { line: HttpLine; token: string }

async function timeSearches(rounds: number, sides: Record<'few' | 'many', Side>): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [what, filter] of Object.entries(searchesOf(sizes.few / 2))) {
    const times: Record<'few' | 'many', number[]> = { few: [], many: [] }
    for (let round = -warmUpRounds; round < rounds; round += 1) {
      for (const side of ['few', 'many'] as const) {
        const took = await timeSearch(sides[side], filter)
        if (round >= 0) times[side].push(took)
      }
    }
    const [ofFew, ofMany] = [median(times.few), median(times.many)]
    figures.push({
      what: `search by ${what}`,
      measured: `${ofMany.toFixed(1)} ms`,
      compared: `${ofFew.toFixed(1)} ms`,
      ratio: ofMany / ofFew,
      aim: `< ${searchAimMs} ms`,
      isReached: ofMany < searchAimMs,
    })
  }
  return figures
}

async function timeSearch({ line, token }: Side, filter: string): Promise<number> {
  const path = `/v1/order?restaurantId=${hotelId}&orderType=order&${pageOfHistory}&${filter}`
  const startedAt = performance.now()
  const { status, body } = await line.send(requestText({ method: 'GET', path, token }))
  if (status !== 200) throw new Error(`A search was answered with ${status}: ${body.toString()}`)
  return performance.now() - startedAt
}

/** Exports the days that have about ten thousand completed orders. */
async function timeExport(server: MeasuredServer): Promise<{ figures: Figure[]; notes: string[] }> {
  const token = await signIn(server.port, 'finance@hotel.demo')
  const days = daysBack({ last: 100, count: 5 })
  const post = (path: string, body: object) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const sumsStartedAt = performance.now()
  const sums = await post('/v1/orderTotals', daysBack({ last: 9, count: 90 }))
  const { totals } = (await sums.json()) as { totals: { orders: number }[] }
  const sumsTook = performance.now() - sumsStartedAt
  const counted = (await (await post('/v1/orderTotals', days)).json()) as { totals: { orders: number }[] }
  const rows = counted.totals[0]?.orders ?? 0
  if (rows < exportedRows) throw new Error(`Only ${rows} orders are there to be exported`)

  const before = (await server.tidyUsage()).residentBytes
  const startedAt = performance.now()
  const answer = await post('/v1/exportOrders', { ...days, fileName: 'Orders' })
  const bytes = (await answer.arrayBuffer()).byteLength
  const took = performance.now() - startedAt
  if (answer.status !== 200) throw new Error(`The export was answered with ${answer.status}`)
  const { mostResidentBytes: after } = await server.usage()
  const megabytes = after / 1_000_000
  return {
    figures: [
      {
        what: `spreadsheet of ${rows} orders`,
        measured: `${(took / 1000).toFixed(2)} s`,
        aim: `< ${exportAim.milliseconds / 1000} s`,
        isReached: took < exportAim.milliseconds,
      },
      {
        what: 'memory of the server when it is written',
        measured: `${megabytes.toFixed(0)} MB`,
        compared: `${(before / 1_000_000).toFixed(0)} MB`,
        ratio: after / before,
        aim: `< ${exportAim.megabytes} MB`,
        isReached: megabytes < exportAim.megabytes,
      },
    ],
    notes: [
      `sums of ${totals[0]?.orders ?? 0} orders of 90 days took ${sumsTook.toFixed(0)} ms; the spreadsheet has ${(bytes / 1_000_000).toFixed(1)} MB; memory is resident, compared with before`,
    ],
  }
}

function daysBack({ last, count }: { last: number; count: number }): { from: string; to: string } {
  const day = (ago: number) => new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10)
  return { from: day(last + count - 1), to: day(last) }
}
