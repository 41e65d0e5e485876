import { readSessionText, setSessionText } from '#kit/calls/session-text.ts'
import { leaveSession } from '#kit/calls/session.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { isWorkOpen } from '#kit/device/open-work.ts'
import { isCutOff } from '#kit/live/connection.ts'
import { sendUnfinished } from '#kit/outbox/outbox.ts'

/** The address at which a person left. Another person who signs in does not find it. */
const leftAtKey = 'left-at'

/** The longest wait for answers, in milliseconds. */
const waitsAtMostMs = 2_000
const asksEveryMs = 20

/**
 * Ends the session for the next person at a shared device. What was pressed is sent first, as the person who pressed. If
 * something is still under way after a while, the page is loaded anew, so that nothing of it goes out under another
 * name.
 */
export async function leaveForNext(): Promise<void> {
  // Open forms store what was typed when they are asked; only the same person finds it.
  isWorkOpen()
  noteLeftAt(location.pathname + location.search)
  if (!isCutOff()) await Promise.race([sendUnfinished(), pause(waitsAtMostMs)])
  for (let waited = 0; isSending() && waited < waitsAtMostMs; waited += asksEveryMs) await pause(asksEveryMs)
  const isUnderWay = isSending()
  leaveSession()
  if (isUnderWay) location.replace('/who')
}

/** Stores the address at which a person left, for their return. */
export function noteLeftAt(address: string): void {
  setSessionText(leftAtKey, address)
}

/** Returns the address at which this person left, once; null for another person. */
export function takeLeftAt(): string | null {
  const address = readSessionText(leftAtKey)
  setSessionText(leftAtKey, null)
  return address
}

function isSending(): boolean {
  return queryClient.isMutating() > 0
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
