import { isWorkOpen, untilNoWorkIsOpen } from '#kit/open-work.ts'
import { isStepBackUnderWay, untilStepBackLanded } from '#kit/own-step-back.ts'
import { untilAnswered } from '#kit/server-there.ts'

const reloadedKey = 'brigade-reloaded'

let isReloading = false
let isWaiting = false

/** Whether the page is about to be reloaded by itself: what is typed should be kept, and nobody be asked. */
export function isReloadingItself(): boolean {
  return isReloading
}

/**
 * Reloads the whole page, and leaves a note that the page which then opens finds with `takeReloadNote`. Where that would lose what somebody is
 * at, it waits until they are done, and then for a server that answers.
 */
export function reloadPage(): void {
  if (isWorkOpen()) void reloadOnceFree()
  else startReload()
}

async function reloadOnceFree(): Promise<void> {
  if (isWaiting) return
  isWaiting = true
  do {
    await untilNoWorkIsOpen()
    await untilAnswered()
  } while (isWorkOpen())
  isWaiting = false
  startReload()
}

/** A reload cancels a step back that is under way, and would open again what that step closes: it waits for the step. */
function startReload(): void {
  try {
    sessionStorage.setItem(reloadedKey, '1')
  } catch {
    // Without the note only the pop-up after the reload is missing.
  }
  isReloading = true
  if (isStepBackUnderWay()) void untilStepBackLanded().then(() => location.reload())
  else location.reload()
}

/** Whether this page was opened by `reloadPage`; true once. */
export function takeReloadNote(): boolean {
  try {
    const isReloaded = sessionStorage.getItem(reloadedKey) !== null
    sessionStorage.removeItem(reloadedKey)
    return isReloaded
  } catch {
    return false
  }
}
