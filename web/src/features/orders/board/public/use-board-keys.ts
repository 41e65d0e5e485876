import { type KeyboardEvent, type RefObject, useCallback } from 'react'
import { useShortcut } from '#kit/keys/shortcuts.ts'
import { cardOf, type Direction, moveCardFocus, pressMainAct } from '#features/orders/parts/card-focus.ts'

/**
 * Handles the keys of a board: `Alt+J` and `Alt+K` or the arrows move from card to card, and `Alt+A` does the card's
 * main act. Enter opens the card, because its link has the focus.
 */
export function useBoardKeys(board: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  const move = (direction: Direction) => board.current && moveCardFocus(board.current, direction)
  useShortcut('Alt+J', 'orders:keys.next', () => move('next'))
  useShortcut('Alt+K', 'orders:keys.previous', () => move('previous'))
  useShortcut('Alt+A', 'orders:keys.act', pressMainAct)
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
