import { isWorkOpen, untilNoWorkIsOpen } from '#kit/device/open-work.ts'
import { isStepBackUnderWay, untilStepBackLanded } from '#kit/device/own-step-back.ts'
import { untilAnswered } from '#kit/device/server-there.ts'

const reloadedKey = 'brigade-reloaded'

let pendingAddress: () => string | undefined = () => undefined

let isReloading = false
let isWaiting = false

/**
 * Returns true if the page is about to reload automatically: typed text should be stored, and the person not be asked.
 */
export function isReloadingItself(): boolean {
  return isReloading
}

/**
 * Reloads the whole page, and leaves a note that the next page finds with `takeReloadNote`. If that would lose work in
 * progress, it waits until the person is done, and then for a server that answers.
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

/** Lets a reload open the screen that the person has asked for, if it is not there yet: the function returns its address. */
export function openPendingAfterReload(pending: () => string | undefined): void {
  pendingAddress = pending
}

/**
 * Reloads the page. A reload cancels a pending step back, and would reopen what that step closes: it waits for the
 * step.
 */
function startReload(): void {
  try {
    sessionStorage.setItem(reloadedKey, '1')
  } catch {
    // Without the note, only the pop-up after the reload is missing.
  }
  isReloading = true
  const pending = pendingAddress()
  if (isStepBackUnderWay()) void untilStepBackLanded().then(() => location.reload())
  else if (pending === undefined) location.reload()
  else location.assign(pending)
}

/** Returns true, once, if this page was opened by `reloadPage`. */
export function takeReloadNote(): boolean {
  try {
    const isReloaded = sessionStorage.getItem(reloadedKey) !== null
    sessionStorage.removeItem(reloadedKey)
    return isReloaded
  } catch {
    return false
  }
}
