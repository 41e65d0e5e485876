import { versionPath } from '@brigade/domain/auth/auth.api.ts'
import { api, pingServer, socket } from '#kit/api-client.ts'
import { catchUp, heardBeforeLoss, heardUntil, noteLoss, startAccounts } from '#kit/catch-up.ts'
import { serverNow } from '#kit/clock.ts'
import { connection, isPolled } from '#kit/connection.ts'
import { noteHeardUntil, takeHeardUntil } from '#kit/heard-until.ts'
import { type Connection, startLine } from '#kit/line.ts'
import { makeWayForFinger } from '#kit/live-rules.ts'
import { isWorkOpen } from '#kit/open-work.ts'
import { reloadPage } from '#kit/page-reload.ts'
import { oldestQuestionAgeMs } from '#kit/query-client.ts'
import { callRest } from '#kit/rest-client.ts'
import { errorText } from '#kit/toasts.ts'
import { announceSessionEnd, untilTokenStands } from '#kit/token.ts'

export const pollEveryMs = 10_000

/** When the person who is signed in began to look. */
let startedAt = ''
/** Until when the page had heard all that this one was reloaded from; null for one that was opened by a person. */
let heardBefore = takeHeardUntil()

/** Opens the live line for the person who is signed in; returns how to close it. */
export function startLive(): () => void {
  // What changes between the screens' first fetch and the first sign-in of the line is caught up as well.
  startedAt = new Date(serverNow() - oldestQuestionAgeMs()).toISOString()
  startAccounts(startedAt)
  const leaveWord = () => noteHeardUntil(justAfter(heardUntil()))
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
        // What was caught up in this very moment was seen by nobody.
        removeEventListener('pagehide', leaveWord)
        noteHeardUntil(justAfter(heardBeforeLoss()))
      }
      void untilTokenStands().then(reloadPage)
      return isAtOnce
    },
  })
  const polling = setInterval(() => void poll(line.connectNow), pollEveryMs)
  addEventListener('pointerdown', makeWayForFinger, { capture: true })
  return () => {
    clearInterval(polling)
    removeEventListener('pointerdown', makeWayForFinger, { capture: true })
    removeEventListener('pagehide', leaveWord)
    heardBefore = null
    line.stop()
    connection.set('connecting')
  }
}

/**
 * The instant since when the person who is signed in looks at their screens. A page that was reloaded goes on from where it had heard
 * all: nobody saw what came in between.
 */
export function openedAt(): string {
  return heardBefore !== null && heardBefore < startedAt ? heardBefore : startedAt
}

function handleConnection(next: Connection): void {
  if (connection.get() === 'online' && next !== 'online') noteLoss()
  if (next === 'online') isPolled.set(false)
  connection.set(next)
}

/** What was heard of last has popped up already. */
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
