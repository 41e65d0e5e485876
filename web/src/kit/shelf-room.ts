import { shieldMoved } from '#kit/shield-moved.ts'
import { createStore, useStore } from '#kit/store.ts'

const hidden = createStore(0)
const unfolded = createStore(false)
let stopFollowing = () => {}

/** How many pop-ups wait for which the shelf has no room; and whether it was given room for all of them. */
export function useShelfRoom() {
  return { hidden: useStore(hidden), isUnfolded: useStore(unfolded) }
}

export function unfoldShelf(isUnfolded: boolean): void {
  unfolded.set(isUnfolded)
}

/** Keeps whole what has room on the shelf, and takes the rest from it, whenever pop-ups come or go, or the window or the shelf becomes another. */
export function followRoom(shelf: HTMLElement | null): void {
  stopFollowing()
  hidden.set(0)
  unfolded.set(false)
  if (!shelf) return
  const fit = () => fitShelf(shelf)
  const changes = new MutationObserver(fit)
  changes.observe(shelf, { childList: true, subtree: true, characterData: true })
  const unsubscribe = unfolded.subscribe(fit)
  addEventListener('resize', fit)
  const widths = new ResizeObserver(fit)
  widths.observe(shelf)
  stopFollowing = () => {
    changes.disconnect()
    widths.disconnect()
    unsubscribe()
    removeEventListener('resize', fit)
  }
  fit()
}

function fitShelf(shelf: HTMLElement): void {
  const kinds = [...shelf.children].filter((kind) => kind instanceof HTMLElement)
  const standing = kinds.filter((kind) => kind.querySelector('article'))
  const before = kinds.filter(isHidden)
  for (const kind of before) delete kind.dataset.noRoom
  delete shelf.dataset.unfolded

  const without = standing.filter(beyondRoomOf(shelf, standing))
  if (without.length === 0) unfolded.set(false)
  if (unfolded.get()) shelf.dataset.unfolded = ''
  else for (const kind of without) kind.dataset.noRoom = ''
  hidden.set(without.reduce((sum, { dataset }) => sum + Number(dataset.waiting), 0))
  if (before.some((kind) => !isHidden(kind))) shieldMoved([...shelf.querySelectorAll('article')])
}

/** Those below the edge of what the shelf may take of the window. The first ones stand on it however high they are. */
function beyondRoomOf(shelf: HTMLElement, standing: readonly HTMLElement[]): (kind: HTMLElement) => boolean {
  const top = shelf.getBoundingClientRect().top - shelf.scrollTop
  const edge = top + Number.parseFloat(getComputedStyle(shelf).maxHeight)
  const first = Math.min(...standing.map((kind) => kind.getBoundingClientRect().top))
  return (kind) => {
    const place = kind.getBoundingClientRect()
    return place.top > first && place.bottom > edge + 1
  }
}

function isHidden({ dataset }: HTMLElement): boolean {
  return dataset.noRoom !== undefined
}
