import { versionPath } from '@brigade/domain/auth/auth.api.ts'
import { api, pingServer, socket } from '#kit/calls/api-client.ts'
import { catchUp, receivedBeforeLoss, receivedUntil, noteLoss, startAccounts } from '#kit/live/catch-up.ts'
import { serverNow } from '#kit/device/clock.ts'
import { connection, isPolled } from '#kit/live/connection.ts'
import { noteReceivedUntil, takeReceivedUntil } from '#kit/live/received-until.ts'
import { type Connection, startLine } from '#kit/live/live-connection.ts'
import { deferUpdatesDuringTouch } from '#kit/live/live-rules.ts'
import { isWorkOpen } from '#kit/device/open-work.ts'
import { reloadPage } from '#kit/device/page-reload.ts'
import { oldestQuestionAgeMs } from '#kit/calls/query-client.ts'
import { callRest } from '#kit/calls/rest-client.ts'
import { errorText } from '#kit/calls/toasts.ts'
import { announceSessionEnd, untilTokenIsValid } from '#kit/calls/token.ts'

export const pollEveryMs = 10_000

/** The time at which the signed-in person began to watch. */
let startedAt = ''
/** The time up to which the page before the reload had received all events; null for a page that a person opened. */
let heardBefore = takeReceivedUntil()

/** Opens the live connection for the person who is signed in; returns a function that closes it. */
export function startLive(): () => void {
  // Changes between the screens' first fetch and the first sign-in of the connection are caught up as well.
  startedAt = new Date(serverNow() - oldestQuestionAgeMs()).toISOString()
  startAccounts(startedAt)
  const leaveWord = () => noteReceivedUntil(justAfter(receivedUntil()))
  addEventListener('pagehide', leaveWord)
  const line = startLine({
    socket,
    signIn: () => api.reAuthenticate(true),
    ping: () => pingServer(4_000),
    getVersion,
    onChange: handleConnection,
    onSignedIn: () => void catchUp(),
    onSessionEnded: (error) => announceSessionEnd(errorText(error)),
    reload() {
      const isAtOnce = !isWorkOpen()
      if (isAtOnce) {
        // Events that were caught up in this very moment were not seen.
        removeEventListener('pagehide', leaveWord)
        noteReceivedUntil(justAfter(receivedBeforeLoss()))
      }
      void untilTokenIsValid().then(reloadPage)
      return isAtOnce
    },
  })
  const polling = setInterval(() => void poll(line.connectNow), pollEveryMs)
  addEventListener('pointerdown', deferUpdatesDuringTouch, { capture: true })
  return () => {
    clearInterval(polling)
    removeEventListener('pointerdown', deferUpdatesDuringTouch, { capture: true })
    removeEventListener('pagehide', leaveWord)
    heardBefore = null
    line.stop()
    connection.set('connecting')
  }
}

/**
 * Returns the instant from which the signed-in person has watched their screens. A reloaded page continues from the
 * last event that was received before: nothing that came in between was seen.
 */
export function openedAt(): string {
  return heardBefore !== null && heardBefore < startedAt ? heardBefore : startedAt
}

function handleConnection(next: Connection): void {
  if (connection.get() === 'online' && next !== 'online') noteLoss()
  if (next === 'online') isPolled.set(false)
  connection.set(next)
}

/** Returns the instant one millisecond later: the last received event has already popped up. */
function justAfter(instant: string): string {
  return new Date(Date.parse(instant) + 1).toISOString()
}

async function poll(connectNow: () => void): Promise<void> {
  if (connection.get() === 'online') return
  await catchUp()
  const hasAnswer = await getVersion().then(
    () => true,
    () => false,
  )
  if (connection.get() === 'online') return
  isPolled.set(hasAnswer)
  if (hasAnswer) connectNow()
}

async function getVersion(): Promise<string> {
  return (await callRest('find', versionPath)).version
}
