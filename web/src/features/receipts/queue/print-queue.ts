import { receiptLimits } from '@brigade/domain/receipts/receipts.limits.ts'
import type { ClaimedReceipt, ReceiptOrder } from '@brigade/domain/receipts/receipts.schema.ts'
import { printsByItself } from '@brigade/domain/receipts/receipts.state.ts'
import { createStore, type Store } from '#kit/device/store.ts'

type PrintWindow = Pick<Window, 'closed'>

export type PrintQueueParts = {
  now: () => number
  claim: (id: number) => Promise<ClaimedReceipt>
  release: (claimed: ClaimedReceipt) => Promise<unknown>
  /** Null if the browser blocks the window. */
  open: (claimed: ClaimedReceipt) => PrintWindow | null
}

export type PrintQueue = {
  /** True if the browser has blocked a window: nothing more is tried until a press has opened one. */
  isBlocked: Store<boolean>
  /** Checks whether the next of these can be printed; to be called when they change and every second. */
  look: (receipts: readonly ReceiptOrder[]) => Promise<void>
  /** Records that a person has opened this window by a press. */
  noteOpened: (opened: PrintWindow) => void
}

const betweenMs = receiptLimits.secondsBetweenWindows * 1_000
/** In milliseconds. A window that is open for longer is unattended. */
const longestMs = receiptLimits.printingSeconds * 1_000
/**
 * In milliseconds. Another screen was first, or the server is unreachable: either may be over after the time of a
 * claim.
 */
const refusedForMs = receiptLimits.claimSeconds * 1_000

/**
 * Prints receipts as they come, the oldest first: claims one at the server, opens its window, and waits until that has
 * closed and five seconds are over. It has no list of its own, so that none can grow or be lost. (product, Receipts)
 */
export function createPrintQueue({ now, claim, release, open }: PrintQueueParts): PrintQueue {
  const isBlocked = createStore(false)
  let refusals: { id: number; until: number }[] = []
  let last: { opened: PrintWindow; at: number } | null = null
  let isAsking = false

  function isBusy(): boolean {
    if (isAsking || isBlocked.get()) return true
    if (!last) return false
    const sinceMs = now() - last.at
    return sinceMs < betweenMs || (!last.opened.closed && sinceMs < longestMs)
  }

  function isNext(receipt: ReceiptOrder): boolean {
    return printsByItself(receipt, now()) && !refusals.some(({ id }) => id === receipt.id)
  }

  function noteOpened(opened: PrintWindow): void {
    last = { opened, at: now() }
    isBlocked.set(false)
  }

  async function print(id: number): Promise<void> {
    const claimed = await claim(id).catch(() => null)
    if (!claimed) return void refusals.push({ id, until: now() + refusedForMs })
    const opened = open(claimed)
    if (opened) return noteOpened(opened)
    isBlocked.set(true)
    // A claim that can't be released expires automatically.
    await release(claimed).catch(() => undefined)
  }

  return {
    isBlocked,
    noteOpened,
    look: async (receipts) => {
      if (isBusy()) return
      refusals = refusals.filter(({ until }) => until > now())
      const next = receipts.find(isNext)
      if (!next) return
      isAsking = true
      await print(next.id)
      isAsking = false
    },
  }
}
