import { cpSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { callApi, signIn, startBrigade } from './brigade.ts'
import type { Figure, Part } from './figures.ts'
import { openHttpLine, requestText } from './http-line.ts'
import { itemBody, largeMenuSizes, largeVenueId, makeLargeMenu } from './large-menu.ts'
import type { MeasuredServer } from './measured-server.ts'
import { measureMenuScreen } from './menu-screen.ts'
import { measureNewOrder } from './new-order-screen.ts'
import { deleteScratchFolder, newScratchFolder } from './scratch.ts'
import { median } from './statistics.ts'

const admin = 'admin@brigade.demo'
const limits = { readMilliseconds: 30, importMilliseconds: 5_000, importMegabytes: 300 } as const
const importedItems = 5_000
const acceptedByBrowsers = 'gzip, deflate, br, zstd'
const effort = { quick: { reads: 20, changes: 5 }, full: { reads: 100, changes: 20 } }

/**
 * Measures a menu of two thousand items: read whole by a guest, imported, and on the screens for editing it and for
 * ordering from it.
 */
export async function measureMenus({ isQuick }: { isQuick: boolean }): Promise<Part> {
  const times = isQuick ? effort.quick : effort.full
  const folder = newScratchFolder()
  const brigade = await startBrigade(folder)
  const token = await signIn(brigade.port, admin)
  const { menuId, itemIds } = await makeLargeMenu(brigade.port, token)

  const read = await measureRead({ brigade, token, itemId: itemIds[0]!, ...times })
  const bareRead = measureBareRead(folder, times.reads)
  const screen = await measureMenuScreen({ port: brigade.port, menuId, isQuick })
  const newOrder = await measureNewOrder({ port: brigade.port, menuId, isQuick })
  await brigade.stop()
  const bareImport = measureBareImport(folder)
  const imported = await measureImport(folder)
  deleteScratchFolder(folder)

  return {
    title: `A menu of ${largeMenuSizes.items} items in ${largeMenuSizes.categories} categories, ${largeMenuSizes.sides} sides, ${largeMenuSizes.groups} groups`,
    figures: [
      figure('the whole menu, one call', read.warm, { aim: limits.readMilliseconds, bare: bareRead }),
      figure('the same right after a change', read.changed, { aim: limits.readMilliseconds, bare: bareRead }),
      figure('the same by who has it (304)', read.unchanged, { aim: limits.readMilliseconds }),
      figure(`import of ${importedItems} items`, imported.milliseconds, {
        aim: limits.importMilliseconds,
        bare: bareImport,
      }),
      {
        what: 'memory of the server at most, importing',
        measured: `${imported.megabytes.toFixed(0)} MB`,
        aim: `under ${limits.importMegabytes} MB`,
        isReached: imported.megabytes < limits.importMegabytes,
      },
      ...screen.figures,
      ...newOrder.figures,
    ],
    notes: [
      `the whole menu is ${kilobytes(read.bytes)} kB of JSON, sent as ${kilobytes(read.sentBytes.atFirst)} kB at first (gzip, put together from pieces) and as ${kilobytes(read.sentBytes.often)} kB once it is read often (Brotli)`,
      'medians over REST, one after the other; bare are prepared SQL alone on the same file, and inserts in one transaction',
      ...screen.notes,
      ...newOrder.notes,
    ],
  }
}

type Read = { brigade: MeasuredServer; token: string; itemId: number; reads: number; changes: number }

async function measureRead({ brigade: { port }, token, itemId, reads, changes }: Read) {
  const line = await openHttpLine(port)
  const path = `/v1/whole-menu?restaurantId=${largeVenueId}`
  const ask = (headers: Record<string, string>) => line.send(requestText({ method: 'GET', path, token, headers }))
  const compressed = { 'Accept-Encoding': acceptedByBrowsers }

  const whole = await ask({})
  const first = await ask(compressed)
  const etag = /\r\netag: (.+)/i.exec(first.head)?.[1]?.trim() ?? ''
  const warm = await timeEach(reads, () => ask(compressed))
  const unchanged = await timeEach(reads, async () => {
    const { status } = await ask({ ...compressed, 'If-None-Match': etag })
    if (status !== 304) throw new Error(`Who has the menu was answered with ${status}`)
  })
  const often = await ask(compressed)
  const changed: number[] = []
  for (let turn = 0; turn < changes; turn += 1) {
    await callApi({ port, method: 'PATCH', path: `/v1/items/${itemId}`, token, body: { price: turn + 1 } })
    changed.push(...(await timeEach(1, () => ask(compressed))))
  }
  line.close()
  return {
    warm: median(warm),
    changed: median(changed),
    unchanged: median(unchanged),
    bytes: whole.body.length,
    sentBytes: { atFirst: first.body.length, often: often.body.length },
  }
}

/** Reads all switched-on rows of the venue's menu, by prepared SQL. */
function measureBareRead(folder: string, reads: number): number {
  const database = new Sqlite(join(folder, 'brigade.sqlite'), { readonly: true })
  const statements = ['menus', 'categories', 'items', 'sides', 'modifier_groups'].map((table) =>
    database.prepare(`SELECT * FROM ${table} WHERE "restaurantId" = ? AND "isActive" = 1 ORDER BY "index", "id"`),
  )
  const times = Array.from({ length: Math.min(reads, 20) }, () => {
    const startedAt = performance.now()
    for (const statement of statements) statement.all(largeVenueId)
    return performance.now() - startedAt
  })
  database.close()
  return median(times)
}

async function measureImport(folder: string): Promise<{ milliseconds: number; megabytes: number }> {
  const brigade = await startBrigade(folder)
  const token = await signIn(brigade.port, admin)
  const menuId = bareMenu(folder)
  const body = JSON.stringify({ list: Array.from({ length: importedItems }, (_, n) => itemBody(menuId, n)) })
  const line = await openHttpLine(brigade.port)
  const startedAt = performance.now()
  const { status, body: answer } = await line.send(requestText({ method: 'POST', path: '/v1/bulkItems', token, body }))
  const milliseconds = performance.now() - startedAt
  if (status !== 200) throw new Error(`The import was answered with ${status}: ${answer.toString().slice(0, 500)}`)
  const { mostResidentBytes } = await brigade.usage()
  line.close()
  await brigade.stop()
  return { milliseconds, megabytes: mostResidentBytes / 1e6 }
}

/** Inserts the same rows one by one by a prepared statement, in one transaction, into a copy of the file. */
function measureBareImport(folder: string): number {
  const menuId = bareMenu(folder)
  const copy = newScratchFolder()
  cpSync(folder, copy, { recursive: true })
  const database = new Sqlite(join(copy, 'brigade.sqlite'))
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  const insert = database.prepare(
    `INSERT INTO items ("restaurantId", "menuId", "categoryId", "name", "description", "index", "price", "isDiscountedPrice",
       "appliedDaysForDiscountedPrice", "appliedHoursForDiscountedPrice", "daysAvailable", "hoursAvailable", "prepareTime",
       "calory", "ecoTag", "images", "isActive", "hidePrice", "isRecommendable", "updatedAt")
     VALUES (?, ?, NULL, ?, ?, ?, ?, 0, '[]', '[]', '["ALL"]', '["ALL"]', 15, ?, 'none', '[]', 1, 0, 0, ?)`,
  )
  const rows = Array.from({ length: importedItems }, (_, n) => itemBody(menuId, n))
  const now = new Date().toISOString()
  const startedAt = performance.now()
  database.transaction(() => {
    rows.forEach(({ name, description, price, calory }, n) => {
      const [minor, texts] = [price * 100, [JSON.stringify(name), JSON.stringify(description)]]
      insert.run(largeVenueId, menuId, ...texts, n + 1, minor, calory, now)
    })
  })()
  const milliseconds = performance.now() - startedAt
  database.close()
  deleteScratchFolder(copy)
  return milliseconds
}

/** Returns a menu without categories, and creates it if there is none yet. */
function bareMenu(folder: string): number {
  const database = new Sqlite(join(folder, 'brigade.sqlite'))
  const name = '{"en":"Imported","ar":"مستورد"}'
  const known = database.prepare('SELECT "id" FROM menus WHERE "name" = ?').get(name) as { id: number } | undefined
  const made =
    known ??
    (database
      .prepare(
        `INSERT INTO menus ("restaurantId", "name", "index", "daysAvailable", "hoursAvailable", "hasCategories")
         VALUES (?, ?, 99, '["ALL"]', '["ALL"]', 0) RETURNING "id"`,
      )
      .get(largeVenueId, name) as { id: number })
  database.close()
  return made.id
}

async function timeEach(count: number, act: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const startedAt = performance.now()
    await act()
    times.push(performance.now() - startedAt)
  }
  return times
}

function figure(what: string, milliseconds: number, { aim, bare }: { aim: number; bare?: number }): Figure {
  const text = (value: number) => `${value < 100 ? value.toFixed(2) : value.toFixed(0)} ms`
  return {
    what,
    measured: text(milliseconds),
    ...(bare !== undefined && { compared: text(bare), ratio: milliseconds / bare }),
    aim: `under ${aim} ms`,
    isReached: milliseconds < aim,
  }
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(0)
}
