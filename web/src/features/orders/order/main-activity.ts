/** An entry of an order's activity; for an undo, `reason` is the undone act. */
type Activity = { act: string; reason: string | null }

const mainActs: readonly string[] = ['place', 'accept', 'ready', 'deliver', 'complete', 'cancel', 'merge']

/**
 * Returns what a manager asks first about an order: when it was placed, accepted, ready and delivered, and how it ended.
 * Keeps the last of each act, unless that was undone, or the order was recalled to the kitchen.
 */
export function mainActivity<T extends Activity>(entries: readonly T[]): T[] {
  return entries.filter(({ act }, index) => {
    if (!mainActs.includes(act)) return false
    const later = entries.slice(index + 1)
    return !later.some((each) => each.act === act || isTakenBack(act, each))
  })
}

function isTakenBack(act: string, { act: laterAct, reason }: Activity): boolean {
  return laterAct === 'undo' ? reason === act : laterAct === 'recall' && act === 'ready'
}
