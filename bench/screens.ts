import { fileURLToPath } from 'node:url'
import { ask, startChild, stopChild } from './child.ts'

/** A group of equal screens: their address, their account, and whether they belong to the measured venue. */
export type ScreenGroup = {
  address: string
  /** The token of the member of staff who is signed in there; the bare server has no staff. */
  token?: string
  count: number
  isWatched: boolean
  /** The event that it waits for, as Brigade names it on the socket: `v1/order created`. */
  event?: string
}

/** The number of screens on which a record has arrived, and the time on the last of them, on the system's clock. */
export type Arrival = { count: number; lastAt: number }

/** Arrivals by the record's id, and events that reached a screen of another venue. */
export type Seen = { arrivals: Map<number, Arrival>; strayEvents: number }

export type ScreensQuestion = { kind: 'open'; groups: ScreenGroup[] } | { kind: 'seen' }

export type Screens = {
  /** Returns what they saw since the last call. */
  takeSeen(): Promise<Seen>
  close(): Promise<void>
}

const program = fileURLToPath(new URL('screens-process.ts', import.meta.url))

/** Opens screens and waits until all of them listen. */
export async function openScreens(groups: ScreenGroup[]): Promise<Screens> {
  const child = startChild({ program })
  const wanted = groups.reduce((sum, group) => sum + group.count, 0)
  const opened = await ask<number>(child, { kind: 'open', groups } satisfies ScreensQuestion)
  if (opened !== wanted) throw new Error(`Of ${wanted} screens only ${opened} are open`)
  return {
    takeSeen: () => ask<Seen>(child, { kind: 'seen' } satisfies ScreensQuestion),
    close: () => stopChild(child),
  }
}

/** Returns screens of the bare server's venue 1 and of others. */
export function bareScreens({
  port,
  watched,
  others,
}: {
  port: number
  watched: number
  others: number
}): ScreenGroup[] {
  const address = (venue: number) => `ws://127.0.0.1:${port}/?venue=${venue}`
  return [
    { address: address(1), count: watched, isWatched: true },
    { address: address(2), count: others, isWatched: false },
  ]
}

export type BrigadeScreens = {
  port: number
  watched: number
  watchedToken: string
  others: number
  /** The tokens of people of other venues, among whom the other screens are divided. */
  otherTokens: string[]
  /** The event that they wait for; by default placed orders. */
  event?: string
}

/** Returns screens of Brigade's hotel and of its other venues. */
export function brigadeScreens({
  port,
  watched,
  watchedToken,
  others,
  otherTokens,
  event = 'v1/order created',
}: BrigadeScreens): ScreenGroup[] {
  const address = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`
  return [
    { address, token: watchedToken, count: watched, isWatched: true, event },
    ...otherTokens.map((token, index) => ({
      address,
      token,
      event,
      count: Math.floor((others + index) / otherTokens.length),
      isWatched: false,
    })),
  ]
}
