import { isInScan, type TypedAt } from '#kit/key-presses.ts'

/** What was chosen before the first of the keys that may be a scan. */
let before: { select: HTMLSelectElement; value: string } | null = null
let typed: TypedAt = { keyAt: -Infinity, burstAt: -Infinity }

// A list that has the focus takes a typed letter for the beginning of a choice: a scan would choose a table, a room or a venue. That its first
// letter was of a scan is known at the second one, which puts back what was chosen.
addEventListener(
  'keydown',
  (event) => {
    const { target: select, key, timeStamp, ctrlKey, metaKey, altKey } = event
    if (!(select instanceof HTMLSelectElement) || ctrlKey || metaKey || altKey) return
    if (key.length !== 1 && key !== 'Enter') return
    const isScan = isInScan(typed, timeStamp)
    typed = { keyAt: timeStamp, burstAt: isScan ? timeStamp : typed.burstAt }
    if (!isScan) {
      before = { select, value: select.value }
      return
    }
    event.preventDefault()
    if (before?.select === select && select.value !== before.value) choose(before)
  },
  { capture: true },
)

function choose({ select, value }: { select: HTMLSelectElement; value: string }): void {
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
