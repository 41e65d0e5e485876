import { isStepBackUnderWay, untilStepBackLanded } from '#kit/own-step-back.ts'

const reloadedKey = 'brigade-reloaded'

let isReloading = false

/** Whether the page is about to be reloaded by itself: what is typed should be kept, and nobody be asked. */
export function isReloadingItself(): boolean {
  return isReloading
}

/**
 * Reloads the whole page, and leaves a note that the page which then opens finds with `takeReloadNote`. A reload cancels a step back that is
 * under way, and would open again what that step closes: it waits for the step.
 */
export function reloadPage(): void {
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
