import { registerLiveRules } from '#kit/live/live-rules.ts'
import { liveRule, type LiveRule } from '#kit/live/live-gathering.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { editedKinds, partPaths } from '#features/menus/menu-parts.ts'
import { sellingMenuKey } from '#features/menus/selling/selling-menu-key.ts'

/**
 * The delay of a fetch in milliseconds: an import publishes thousands of events, so the menu is fetched this long after
 * the first of them, one fetch at a time.
 */
const fetchAfterMs = 250

/**
 * Keeps the whole menus of the order editor in sync. Events missed while offline are made up for by the catch-up of
 * menus. Returns an unsubscribe function.
 */
export function startSellingMenuLive(): () => void {
  const stopRules = registerLiveRules(editedKinds.flatMap((kind) => rulesOf(partPaths[kind])))
  return () => {
    stopRules()
    clearTimeout(timer)
    timer = undefined
  }
}

let timer: ReturnType<typeof setTimeout> | undefined

function rulesOf(path: (typeof partPaths)[keyof typeof partPaths]): LiveRule[] {
  return [
    liveRule(path, 'created', fetchSoon),
    liveRule(path, 'patched', fetchSoon),
    liveRule(path, 'removed', fetchSoon),
  ]
}

function fetchSoon(): void {
  timer ??= setTimeout(fetchAgain, fetchAfterMs)
}

function fetchAgain(): void {
  timer = undefined
  if (queryClient.isFetching({ queryKey: sellingMenuKey }) > 0) fetchSoon()
  else void queryClient.invalidateQueries({ queryKey: sellingMenuKey })
}
