import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { isPress, swallow } from '#kit/keys/key-presses.ts'
import { secondTapMs } from '#kit/device/layout-freeze.ts'
import { ignorePressesFor } from '#kit/presses/ignore-presses.ts'

/** The focused button and its row, with the rows below that row. */
type Held = { button: Element; row: Element; index: number; count: number; below: readonly Element[] }

/**
 * Moves the focus when the focused button disappears, alone or with its row: to the same button of the next row that
 * has it, so that people who work by keyboard continue there. If there is none, it moves to the heading of the screen,
 * or to `instead`. The newly focused element ignores Enter and space until the hand has rested: a key pressed twice was
 * meant for the button that disappeared.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, instead?: RefObject<HTMLElement | null>): void {
  const held = useRef<Held | null>(null)

  useEffect(() => {
    const note = ({ target }: Event) => (held.current = target instanceof Element ? holdIn(list.current, target) : null)
    const forget = ({ target }: Event) => {
      if (target instanceof Node && !list.current?.contains(target)) held.current = null
    }
    addEventListener('focusin', note)
    addEventListener('pointerdown', forget)
    return () => {
      removeEventListener('focusin', note)
      removeEventListener('pointerdown', forget)
    }
  }, [list])

  useLayoutEffect(() => {
    const last = held.current
    if (!last || !list.current) return
    held.current = last.button.isConnected ? { ...last, below: rowsBelow(last.row) } : null
    if (!held.current && document.activeElement === document.body) focus(next(last) ?? instead?.current ?? heading())
  })

  // The last row removes the whole list.
  useLayoutEffect(() => {
    const rows = list.current
    return () => {
      if (rows?.contains(document.activeElement)) focus(heading())
    }
  }, [list])
}

function holdIn(list: HTMLElement | null, target: Element): Held | null {
  const row = [...(list?.children ?? [])].find((each) => each.contains(target))
  const buttons = row ? buttonsIn(row) : []
  const index = buttons.indexOf(target)
  return row && index >= 0 ? { button: target, row, index, count: buttons.length, below: rowsBelow(row) } : null
}

/**
 * Returns the button to focus next. Rows with the same number of buttons have the same ones: the row's own too, if
 * another button has replaced the one that disappeared.
 */
function next({ row, index, count, below }: Held): Element | undefined {
  const first = row.isConnected ? row : below.find(({ isConnected }) => isConnected)
  const rows = first ? [first, ...rowsBelow(first)] : []
  return rows.map(buttonsIn).find((buttons) => buttons.length === count)?.[index]
}

function rowsBelow(row: Element): Element[] {
  const rows = [...(row.parentElement?.children ?? [])]
  return rows.slice(rows.indexOf(row) + 1)
}

/** Returns the buttons of a row, without those of a dialog that it has opened. */
function buttonsIn(row: Element): Element[] {
  return [...row.querySelectorAll('button, a[href]')].filter((button) => !row.contains(button.closest('dialog')))
}

/** Returns the heading by which screen readers announce the current place. */
function heading(): HTMLElement | null {
  const title = document.querySelector('h1')
  if (title) title.tabIndex = -1
  return title
}

function focus(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return
  element.focus({ preventScroll: element.tagName === 'H1' })
  let guard = ignorePressesFor(secondTapMs)
  const stopSecond = (event: KeyboardEvent) => {
    if (!isPress(event) || !guard.covers(event)) return
    swallow(event)
    guard = ignorePressesFor(secondTapMs)
  }
  element.addEventListener('keydown', stopSecond)
  // A person who comes back to it presses it on purpose.
  element.addEventListener('blur', () => element.removeEventListener('keydown', stopSecond), { once: true })
}
