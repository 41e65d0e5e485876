// The simplest possible server of orders, for comparison: it reads JSON, stores it by one prepared statement, answers,
// and sends it to the venue's sockets. No accounts, no checks, no prices, no keys, no log. COMMIT is `each` or `group`.

import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { type WebSocket, WebSocketServer } from 'ws'

type Queued = { order: Record<string, unknown>; response: ServerResponse }

const { PORT, HOST, DATA_DIR, COMMIT } = process.env
if (!PORT || !HOST || !DATA_DIR) throw new Error('PORT, HOST and DATA_DIR are needed')

const database = new Sqlite(join(DATA_DIR, 'bare.sqlite'))
database.pragma('journal_mode = WAL')
database.pragma('synchronous = FULL')
database.exec(
  'CREATE TABLE IF NOT EXISTS orders (id INTEGER PRIMARY KEY, restaurantId INTEGER NOT NULL, body TEXT NOT NULL)',
)
const insert = database.prepare('INSERT INTO orders (restaurantId, body) VALUES (?, ?)')
const begin = database.prepare('BEGIN IMMEDIATE')
const commit = database.prepare('COMMIT')

const screens = new Map<number, Set<WebSocket>>()
let queue: Queued[] = []

const server = createServer((request, response) => {
  if (request.method !== 'POST') {
    response.end()
    return
  }
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const order = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>
    if (COMMIT === 'group') enqueue({ order, response })
    else answer({ order, response }, store(order))
  })
})

function enqueue(queued: Queued): void {
  if (queue.length === 0) setImmediate(flush)
  queue.push(queued)
}

function flush(): void {
  const batch = queue
  queue = []
  begin.run()
  const ids = batch.map(({ order }) => store(order))
  commit.run()
  batch.forEach((queued, index) => answer(queued, ids[index]!))
}

function store(order: Record<string, unknown>): number {
  return Number(insert.run(order['restaurantId'], JSON.stringify(order)).lastInsertRowid)
}

function answer({ order, response }: Queued, id: number): void {
  const stored = JSON.stringify({ id, ...order })
  response.writeHead(201, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(stored) })
  response.end(stored)
  for (const screen of screens.get(Number(order['restaurantId'])) ?? []) screen.send(stored)
}

new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (screen, request) => {
  const venueId = Number(new URL(request.url ?? '/', 'http://bare').searchParams.get('venue'))
  const audience = screens.get(venueId) ?? new Set()
  screens.set(venueId, audience.add(screen))
  screen.on('close', () => audience.delete(screen))
})

server.listen(Number(PORT), HOST)
process.on('SIGTERM', () => process.exit(0))
