import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { type MenuPartKind, partKinds } from '#features/menus/menu-parts.ts'
import type { MenuBoardState } from '#features/menus/panels/use-menu-board.ts'
import { useNamedKeys, useShortcut } from '#kit/keys/shortcuts.ts'

type BoardKeys = {
  board: MenuBoardState
  element: RefObject<HTMLElement | null>
  onOpen: (kind: MenuPartKind, id: number) => void
  onAdd: (kind: MenuPartKind) => void
  onSearch: () => void
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

/** Lets the user work the panels with the keyboard. */
export function useMenuBoardKeys({ board, element, onOpen, onAdd, onSearch }: BoardKeys) {
  const last = useRef<MenuPartKind>('menus')
  /**
   * Panels that were entered before their lists were loaded, and by how many rows: keys are faster than the connection.
   */
  const early = useRef(new Map<MenuPartKind, number>())
  useNamedKeys('↑ ↓', 'menus:keys.rows')
  useNamedKeys('← →', 'menus:keys.panels')
  useNamedKeys('Enter ↵', 'menus:keys.open')
  useShortcut('Alt+N', 'menus:keys.add', () => onAdd(last.current))
  useShortcut('Alt+Q', 'menus:keys.search', onSearch)

  /**
   * Focuses at once, because the next key may already be there. A row that comes into sight only by being chosen is
   * drawn some frames later.
   */
  function focusRow(kind: MenuPartKind, id?: number, framesLeft = 6): void {
    const panel = panelElement(element.current, kind)
    const row = panel?.querySelector<HTMLElement>(id === undefined ? '[data-row][tabindex="0"]' : `[data-row="${id}"]`)
    if (!row && id !== undefined && framesLeft > 0) {
      requestAnimationFrame(() => focusRow(kind, id, framesLeft - 1))
      return
    }
    const target = row ?? panel?.querySelector<HTMLElement>('[data-row], button:not(:disabled)')
    target?.focus()
  }

  function goTo(kind: MenuPartKind): void {
    if (!isComing(board, kind)) return focusRow(kind)
    early.current.set(kind, 0)
    panelElement(element.current, kind)?.focus()
  }

  useLayoutEffect(() => {
    for (const kind of partKinds) {
      const step = early.current.get(kind)
      if (step === undefined) continue
      // The choice in a list decides the lists behind it.
      if (isComing(board, kind)) return
      early.current.delete(kind)
      const hasFocus = panelElement(element.current, kind)?.contains(document.activeElement) === true
      if (step !== 0 && board.lists[kind].rows.length > 0) return moveRow(kind, step, hasFocus)
      if (hasFocus) focusRow(kind)
    }
  })

  function moveRow(kind: MenuPartKind, step: number, hasFocus = true): void {
    const already = early.current.get(kind)
    if (already !== undefined) {
      early.current.set(kind, already + step)
      return
    }
    const { rows, activeId } = board.lists[kind]
    const at = rows.findIndex(({ id }) => id === activeId)
    const next = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))]
    if (!next) return
    board.choose(kind, next.id)
    if (hasFocus) focusRow(kind, next.id)
  }

  function movePanel(kind: MenuPartKind, step: number): void {
    const shown = partKinds.filter((candidate) => panelElement(element.current, candidate))
    const next = shown[shown.indexOf(kind) + step]
    if (next) goTo(next)
  }

  function handleKey(event: KeyboardEvent): void {
    const kind = kindOf(event.target)
    if (!kind || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
    const isRightToLeft = document.documentElement.dir === 'rtl'
    const row = event.target instanceof HTMLElement ? event.target.dataset.row : undefined
    if (event.key in steps) moveRow(kind, steps[event.key] ?? 0)
    else if (event.key === 'ArrowRight') movePanel(kind, isRightToLeft ? -1 : 1)
    else if (event.key === 'ArrowLeft') movePanel(kind, isRightToLeft ? 1 : -1)
    else if (event.key === 'Enter' && row) onOpen(kind, Number(row))
    else return
    event.preventDefault()
  }

  const noteFocus = useCallback(({ target }: { target: EventTarget }) => {
    last.current = kindOf(target) ?? last.current
    const isPanelItself = target instanceof HTMLElement && target.dataset.panel !== undefined
    if (!isPanelItself) early.current.clear()
  }, [])

  return { handleKey, noteFocus }
}

/** Returns true while a list is not loaded for the current choice above it. */
function isComing({ lists }: MenuBoardState, kind: MenuPartKind): boolean {
  return lists[kind].rows.length === 0 && lists[kind].query.isPending
}

function kindOf(target: EventTarget): MenuPartKind | undefined {
  const name = target instanceof Element ? target.closest<HTMLElement>('[data-panel]')?.dataset.panel : undefined
  return partKinds.find((kind) => kind === name)
}

function panelElement(board: HTMLElement | null, kind: MenuPartKind): HTMLElement | null | undefined {
  return board?.querySelector<HTMLElement>(`[data-panel="${kind}"]`)
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
}
