import { type KeyboardEvent, type RefObject, useCallback } from 'react'
import { useShortcut } from '#kit/shortcuts.ts'
import { cardOf, type Direction, moveCardFocus, pressMainAct } from '#features/orders/board/card-focus.ts'

/** `j` and `k` or the arrows go from card to card, `a` does its main act; Enter opens it, for the focus is on its link. */
export function useBoardKeys(board: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  const move = (direction: Direction) => board.current && moveCardFocus(board.current, direction)
  useShortcut('j', 'orders:keys.next', () => move('next'))
  useShortcut('k', 'orders:keys.previous', () => move('previous'))
  useShortcut('a', 'orders:keys.act', pressMainAct)
  return useCallback(
    (event) => {
      const direction = directionOf(event.key)
      if (!direction || !board.current || !cardOf(document.activeElement)) return
      event.preventDefault()
      moveCardFocus(board.current, direction)
    },
    [board],
  )
}

function directionOf(key: string): Direction | null {
  const isRightToLeft = document.documentElement.dir === 'rtl'
  const directions: Record<string, Direction> = {
    ArrowDown: 'next',
    ArrowUp: 'previous',
    ArrowRight: isRightToLeft ? 'columnBefore' : 'columnAfter',
    ArrowLeft: isRightToLeft ? 'columnAfter' : 'columnBefore',
  }
  return directions[key] ?? null
}
