import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type Answer = { status: number; body: object }

/** A received call, and the simulator's possible reactions. */
type Call = {
  response: ServerResponse
  /** Puts the order onto a check, and returns the answer of a healthy point of sale. */
  ring(): Answer
  /** The delay of a slow point of sale, in milliseconds. */
  ms: number
  /** The message of a point of sale that refuses. */
  message: string
  /** Aborts when the other side closes the connection, or the simulator is closed. */
  signal: AbortSignal
}

const mebibyte = 1_048_576
const floodMebibytes = 50

/**
 * The ways in which a point of sale can fail. Some accept the order and then send an unreadable answer: the sender
 * can't know.
 */
export const moods = {
  takes: ({ response, ring }) => answer(response, ring()),
  slow: async ({ response, ring, ms, signal }) => {
    await sleep(ms, undefined, { signal })
    answer(response, ring())
  },
  refuses: ({ response, message }) => answer(response, { status: 400, body: { message } }),
  fails: ({ response }) => answer(response, { status: 500, body: { message: 'Internal error of the till' } }),
  recordNotFound: ({ response }) => answer(response, recordNotFound),
  redirects: ({ response }) => void response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
  garbage: ({ response, ring }) => {
    ring()
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>\u0000{"chec')
  },
  neverAnswers: ({ ring }) => void ring(),
  floods: async ({ response, ring, signal }) => {
    ring()
    response.writeHead(200, { 'content-type': 'application/json' })
    for (let sent = 0; sent < floodMebibytes; sent += 1) {
      if (!response.write(' '.repeat(mebibyte))) await once(response, 'drain', { signal })
    }
    response.end('{}')
  },
  hangsUp: ({ response, ring }) => {
    ring()
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 })
    response.write('{"message":"Ta', () => response.destroy())
  },
} satisfies Record<string, (call: Call) => void | Promise<void>>

export type MoodName = keyof typeof moods

export const recordNotFound: Answer = { status: 404, body: { message: 'Record not found' } }

/** A mood, the number of orders for which it lasts, and the parameters of some moods. */
export type Mood = { name: MoodName; times: number; ms: number; message: string }

const slowMs = 3000
const longestMs = 600_000

/**
 * Reads the requested mood: `{"mood": "refuses", "message": "Kitchen closed", "times": 1}`. Returns undefined for an
 * unknown mood.
 */
export function readMood(asked: object): Mood | undefined {
  const { mood, times, ms, message }: { mood?: unknown; times?: unknown; ms?: unknown; message?: unknown } = asked
  if (typeof mood !== 'string' || !isMood(mood)) return undefined
  return {
    name: mood,
    times: typeof times === 'number' && times >= 0 ? times : Infinity,
    ms: Math.min(typeof ms === 'number' && ms >= 0 ? ms : slowMs, longestMs),
    message: typeof message === 'string' ? message : 'The till is closed',
  }
}

export function answer(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function isMood(name: string): name is MoodName {
  return Object.hasOwn(moods, name)
}
