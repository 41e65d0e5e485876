import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { isPress, swallow } from '#kit/key-presses.ts'
import { secondTapMs } from '#kit/stillness.ts'
import { unseenFor } from '#kit/unseen.ts'

/** Which button of which row has the focus, and what stood below that row. */
type Held = { button: Element; row: Element; index: number; count: number; below: readonly Element[] }

/**
 * When the button in focus goes, alone or with its row, the focus goes to the same button of the next row that has it, so that people who work
 * by keyboard go on from there. Where there is none it goes to the heading of the screen, or to what is named instead. What has got the focus
 * so takes no Enter and no space until the hand has rested: a key pressed twice was meant for what went.
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

  // The last row takes the whole list along.
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

/** Rows with as many buttons have the same ones: its own too, where another has come in the place of the one that went. */
function next({ row, index, count, below }: Held): Element | undefined {
  const first = row.isConnected ? row : below.find(({ isConnected }) => isConnected)
  const rows = first ? [first, ...rowsBelow(first)] : []
  return rows.map(buttonsIn).find((buttons) => buttons.length === count)?.[index]
}

function rowsBelow(row: Element): Element[] {
  const rows = [...(row.parentElement?.children ?? [])]
  return rows.slice(rows.indexOf(row) + 1)
}

/** Without those of a dialog that a row has opened. */
function buttonsIn(row: Element): Element[] {
  return [...row.querySelectorAll('button, a[href]')].filter((button) => !row.contains(button.closest('dialog')))
}

/** By which screen readers tell where somebody is. */
function heading(): HTMLElement | null {
  const title = document.querySelector('h1')
  if (title) title.tabIndex = -1
  return title
}

function focus(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return
  element.focus({ preventScroll: element.tagName === 'H1' })
  let unseen = unseenFor(secondTapMs)
  const stopSecond = (event: KeyboardEvent) => {
    if (!isPress(event) || !unseen.holds(event)) return
    swallow(event)
    unseen = unseenFor(secondTapMs)
  }
  element.addEventListener('keydown', stopSecond)
  // Who comes back to it means it.
  element.addEventListener('blur', () => element.removeEventListener('keydown', stopSecond), { once: true })
}
