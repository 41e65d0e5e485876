const reloadedKey = 'brigade-reloaded'

let isReloading = false

/** Whether the page is about to be reloaded by itself: what is typed should be kept, and nobody be asked. */
export function isReloadingItself(): boolean {
  return isReloading
}

/** Reloads the whole page, and leaves a note that the page which then opens finds with `takeReloadNote`. */
export function reloadPage(): void {
  try {
    sessionStorage.setItem(reloadedKey, '1')
  } catch {
    // Without the note only the pop-up after the reload is missing.
  }
  isReloading = true
  location.reload()
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
