import { registerLiveRules } from '#kit/live-rules.ts'
import { liveRule, type LiveRule } from '#kit/live-gathering.ts'
import { queryClient } from '#kit/query-client.ts'
import { partKinds, partPaths } from '#features/menus/menu-parts.ts'
import { sellingMenuKey } from '#features/menus/selling/selling-menu-key.ts'

/** An import tells of thousands of parts: the menu is fetched again this long after the first of them, and one at a time. */
const fetchAfterMs = 250

/** Keeps the whole menus true that an order is put together from. What is missed without a line, the catch-up of menus fetches. Returns how to stop. */
export function startSellingMenuLive(): () => void {
  const stopRules = registerLiveRules(partKinds.flatMap((kind) => rulesOf(partPaths[kind])))
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
