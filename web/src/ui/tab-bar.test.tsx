import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Chip, Chips } from '#ui/chips.tsx'
import { TabBar } from '#ui/tab-bar.tsx'

const tabs = ['waiting', 'trays', 'done'].map((name) => ({ name, label: name }))

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('brings the tab that is chosen into sight, and moves nothing but the bar', () => {
  // The place from which Tab goes on stays where it is.
  const pageMoved = vi.spyOn(Element.prototype, 'scrollIntoView')
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.tagName === 'NAV') return new DOMRect(0, 0, 390, 44)
    return this.textContent === 'done' ? new DOMRect(420, 0, 60, 44) : new DOMRect(-30, 0, 60, 44)
  })
  const bar = (chosen: string) => <TabBar label="Parts" tabs={[...tabs]} chosen={chosen} onChoose={() => {}} />
  const { rerender } = render(bar('done'))
  const nav = screen.getByRole('navigation')
  expect(nav.scrollLeft).toBe(90)

  rerender(bar('done'))
  expect(nav.scrollLeft).toBe(90)

  rerender(bar('waiting'))
  expect(nav.scrollLeft).toBe(60)
  expect(pageMoved).not.toHaveBeenCalled()
})

it('brings the choice that is made into sight', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.getAttribute('role') === 'group') return new DOMRect(0, 0, 390, 44)
    return this.textContent === 'done' ? new DOMRect(420, 0, 60, 44) : new DOMRect(-30, 0, 60, 44)
  })
  const chips = (chosen: string) => (
    <Chips label="Parts">
      {tabs.map(({ name }) => (
        <Chip key={name} isChosen={name === chosen} onChoose={() => {}}>
          {name}
        </Chip>
      ))}
    </Chips>
  )
  const { rerender } = render(chips('done'))
  expect(screen.getByRole('group').scrollLeft).toBe(90)

  rerender(chips('waiting'))
  expect(screen.getByRole('group').scrollLeft).toBe(60)
})

it('keeps the chosen tab in sight when counts come later, until a hand moves the bar, and again once a device is turned', () => {
  const { grow } = watchedSizes()
  render(<TabBar label="Parts" tabs={[...tabs]} chosen="done" onChoose={() => {}} />)
  const bar = screen.getByRole('navigation')
  // The width of the fade at its edges.
  bar.style.scrollPaddingLeft = '40px'
  vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 390, 44))
  const done = screen.getByRole('button', { name: 'done' })
  vi.spyOn(done, 'getBoundingClientRect').mockReturnValue(new DOMRect(420, 0, 60, 44))

  grow()
  expect(bar.scrollLeft).toBe(130)

  bar.scrollLeft = 0
  fireEvent.pointerDown(bar)
  grow()
  expect(bar.scrollLeft).toBe(0)

  vi.spyOn(bar, 'clientWidth', 'get').mockReturnValue(390)
  grow()
  expect(bar.scrollLeft).toBe(130)
})

it.each([
  ['nowhere', { scrollWidth: 300, scrollLeft: 0 }, ''],
  ['at its end', { scrollWidth: 500, scrollLeft: 0 }, 'end'],
  ['at both ends', { scrollWidth: 500, scrollLeft: 100 }, 'start end'],
  ['at its start', { scrollWidth: 500, scrollLeft: 200 }, 'start'],
  ['at its start, from right to left', { scrollWidth: 500, scrollLeft: -200 }, 'start'],
])('says that it goes on %s', (_where, { scrollWidth, scrollLeft }, more) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth)
  render(<TabBar label="Parts" tabs={[...tabs]} chosen="done" onChoose={() => {}} />)
  const bar = screen.getByRole('navigation')

  bar.scrollLeft = scrollLeft
  fireEvent.scroll(bar)

  expect(bar.dataset.more ?? '').toBe(more)
})

/** Replaces the browser's notification of changed sizes. */
function watchedSizes(): { grow: () => void } {
  const told = new Set<() => void>()
  class Sizes {
    readonly #tell: () => void
    constructor(tell: () => void) {
      this.#tell = tell
    }
    observe() {
      told.add(this.#tell)
    }
    disconnect() {
      told.delete(this.#tell)
    }
  }
  vi.stubGlobal('ResizeObserver', Sizes)
  return { grow: () => told.forEach((tell) => tell()) }
}
