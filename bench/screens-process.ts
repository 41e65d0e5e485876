// Keeps many screens in a separate process, so that they take no time from the process that sends to them. Asked to
// open screens, it answers how many are open; asked what they saw, it answers with the arrivals since the last
// question.

import { once } from 'node:events'
import { WebSocket } from 'ws'
import { systemMilliseconds } from './load.ts'
import type { Arrival, ScreensQuestion, ScreenGroup, Seen } from './screens.ts'

/** The number of screens that open concurrently: an opening storm is measured elsewhere. */
const openedTogether = 20
const recentKept = 32

const screens: WebSocket[] = []
const recent: { payload: Buffer; id: number }[] = []
let arrivals = new Map<number, Arrival>()
let strayEvents = 0

process.on('message', (question: ScreensQuestion) => {
  if (question.kind === 'open') void openAll(question.groups).then((count) => process.send?.(count))
  else process.send?.(takeSeen())
})
process.on('disconnect', () => process.exit())

async function openAll(groups: ScreenGroup[]): Promise<number> {
  const waiting = groups.flatMap((group) => Array.from({ length: group.count }, () => group))
  while (waiting.length > 0) {
    const opened = await Promise.all(waiting.splice(0, openedTogether).map(openScreen))
    screens.push(...opened)
  }
  return screens.filter((screen) => screen.readyState === WebSocket.OPEN).length
}

/** Opens a screen of the bare server, or one of Brigade's by the few messages of its protocol that a screen needs. */
async function openScreen({ address, token, isWatched, event = '' }: ScreenGroup): Promise<WebSocket> {
  const wanted = Buffer.from(`42["${event}"`)
  const screen = new WebSocket(address, { perMessageDeflate: false, skipUTF8Validation: true })
  const isReady = token ? signIn(screen, token) : once(screen, 'open')
  await isReady
  screen.on('message', (payload: Buffer) => {
    if (payload.length === 1) {
      if (payload.toString() === '2') screen.send('3')
      return
    }
    if (token && payload.compare(wanted, 0, wanted.length, 0, wanted.length) !== 0) return
    if (isWatched) noteArrival(payload)
    else strayEvents += 1
  })
  return screen
}

function signIn(screen: WebSocket, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    function handleMessage(payload: Buffer): void {
      const text = payload.toString()
      if (text.startsWith('0')) screen.send('40')
      else if (text.startsWith('40')) {
        const credentials = { strategy: 'jwt', accessToken: token }
        screen.send(`420${JSON.stringify(['create', 'v1/authentication', credentials, {}])}`)
      } else if (text.startsWith('430[null')) {
        screen.off('message', handleMessage)
        resolve()
      } else if (text.startsWith('4')) reject(new Error(`A screen was refused: ${text}`))
    }
    screen.on('message', handleMessage)
    screen.once('error', reject)
  })
}

function noteArrival(payload: Buffer): void {
  const at = systemMilliseconds()
  const id = idOf(payload)
  const arrival = arrivals.get(id)
  if (!arrival) arrivals.set(id, { count: 1, lastAt: at })
  else {
    arrival.count += 1
    arrival.lastAt = at
  }
}

/**
 * Returns the id of an event's record. All screens get the same bytes, so the record is parsed once, not two hundred
 * times.
 */
function idOf(payload: Buffer): number {
  const known = recent.find((event) => event.payload.equals(payload))
  if (known) return known.id
  const id = readId(payload.toString())
  if (recent.unshift({ payload, id }) > recentKept) recent.pop()
  return id
}

function readId(text: string): number {
  if (!text.startsWith('42')) return (JSON.parse(text) as { id: number }).id
  const [, record] = JSON.parse(text.slice(2)) as [string, { id: number }]
  return record.id
}

function takeSeen(): Seen {
  const seen: Seen = { arrivals, strayEvents }
  arrivals = new Map()
  strayEvents = 0
  return seen
}
