import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { secondTapMs } from '#kit/device/layout-freeze.ts'
import { isWriting } from '#kit/keys/key-presses.ts'
import { hasDialog, useNamedKeys, useShortcutSwitch } from '#kit/keys/shortcuts.ts'
import { pressMainActOf } from '#features/orders/parts/card-focus.ts'

/** The number of digits; further tickets are reached by `Alt+J` and `Alt+K`. */
export const mostBumpKeys = 9

/**
 * Marks the n-th ticket in sight ready by Alt and its digit, as on a bump bar. A ticket that has just got its digit takes
 * no key for a moment: the key was meant for the ticket that had it before. Returns whether the digits are shown, which
 * they are once a key with Alt was pressed, until the screen is touched.
 */
export function useBumpKeys(columns: RefObject<HTMLElement | null>, inSight: readonly Order[]): boolean {
  const ids = inSight.slice(0, mostBumpKeys).map(({ id }) => id)
  const since = useRef<ReadonlyMap<number, Numbered>>(new Map())
  useLayoutEffect(() => {
    since.current = numberedAt(ids, { before: since.current, now: performance.now() })
  })

  useNamedKeys('Alt+1–9', 'orders:kitchen.bump')
  const bump = useEffectEvent((digit: number) => {
    const id = ids[digit - 1]
    const numbered = id === undefined ? undefined : since.current.get(id)
    if (!numbered || performance.now() - numbered.at < secondTapMs) return
    const ticket = columns.current?.querySelector<HTMLElement>(`[data-order="${id}"]`)
    if (ticket) pressMainActOf(ticket)
  })
  const [isOn] = useShortcutSwitch()
  useEffect(() => {
    if (!isOn) return undefined
    const handleKey = (event: KeyboardEvent) => {
      const digit = bumpDigitOf(event)
      if (digit === null || event.repeat || isWriting(event.target) || hasDialog()) return
      event.preventDefault()
      bump(digit)
    }
    addEventListener('keydown', handleKey, { capture: true })
    return () => removeEventListener('keydown', handleKey, { capture: true })
  }, [isOn])
  return useIsByKeys()
}

/**
 * Returns the digit that was pressed with Alt; null for any other key. The key's place counts, because some layouts type
 * digits with Shift. The number pad does not count: some scanners type there, with Alt, the code of each sign.
 */
function bumpDigitOf({ code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): number | null {
  const digit = altKey && !ctrlKey && !metaKey && !shiftKey ? /^Digit([1-9])$/.exec(code)?.[1] : undefined
  return digit === undefined ? null : Number(digit)
}

type Numbered = { digit: number; at: number }

/** Returns the digit of each ticket, and since when the ticket has had it. */
function numberedAt(
  ids: readonly number[],
  { before, now }: { before: ReadonlyMap<number, Numbered>; now: number },
): ReadonlyMap<number, Numbered> {
  return new Map(
    ids.map((id, index) => {
      const known = before.get(id)
      return [id, known?.digit === index + 1 ? known : { digit: index + 1, at: now }]
    }),
  )
}

function useIsByKeys(): boolean {
  const [isByKeys, setIsByKeys] = useState(false)
  useEffect(() => {
    const show = ({ altKey }: KeyboardEvent) => altKey && setIsByKeys(true)
    const hide = () => setIsByKeys(false)
    addEventListener('keydown', show)
    addEventListener('pointerdown', hide)
    return () => {
      removeEventListener('keydown', show)
      removeEventListener('pointerdown', hide)
    }
  }, [])
  return isByKeys
}
