import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { isWorkOpen } from '#kit/device/open-work.ts'
import { loadUiWords } from '#kit/testing/ui-words.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { useTopModal } from '#ui/open-modals.ts'

beforeAll(loadUiWords)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
])('closes a %s while it is still on the page, so that the browser gives the focus back', (_name, Part) => {
  const wasOnPage: boolean[] = []
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    wasOnPage.push(this.isConnected)
  })
  const { rerender } = render(<Part title="Which one?" onClose={() => undefined} />)

  rerender(<p>Answered.</p>)

  expect(wasOnPage).toEqual([true])
})

it.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
])('has no reload of the page take a %s away, unless it is there again afterwards', (_name, Part) => {
  const { rerender } = render(<Part title="Which one?" onClose={() => undefined} />)
  expect(isWorkOpen()).toBe(true)

  rerender(<Part title="Which one?" onClose={() => undefined} isKept />)
  expect(isWorkOpen()).toBe(false)

  rerender(<Part title="Which one?" onClose={() => undefined} />)
  rerender(<p>Answered.</p>)
  expect(isWorkOpen()).toBe(false)
})

describe('Escape', () => {
  function leave(element: Element, type: 'cancel' | 'close'): void {
    fireEvent(element, new Event(type, { cancelable: type === 'cancel' }))
  }

  function openBoth() {
    const below = vi.fn()
    const above = vi.fn()
    render(
      <Drawer title="Below" onClose={below}>
        <input type="file" aria-label="File" />
        <Dialog title="Above" onClose={above} />
      </Drawer>,
    )
    return { below, above }
  }

  it('leaves the one above alone', () => {
    const { below, above } = openBoth()

    leave(screen.getByRole('dialog', { name: 'Above' }), 'cancel')

    expect(above).toHaveBeenCalledOnce()
    expect(below).not.toHaveBeenCalled()
  })

  it('at the choice of a file leaves nothing but that', () => {
    const { below } = openBoth()

    fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }))

    expect(below).not.toHaveBeenCalled()
  })

  it('closes the list of choices that is open in a field, and the modal when there is none', () => {
    render(
      <Dialog title="Above" onClose={() => undefined}>
        <input role="combobox" aria-label="Open" aria-expanded="true" aria-controls="list" />
        <input role="combobox" aria-label="Closed" aria-expanded="false" aria-controls="list" />
        <button type="button" aria-label="A dish that is opened" aria-expanded="true" />
      </Dialog>,
    )
    const reachesModal = (label: string) => fireEvent.keyDown(screen.getByLabelText(label), { key: 'Escape' })

    expect(reachesModal('Open')).toBe(false)
    expect(reachesModal('Closed')).toBe(true)
    expect(reachesModal('A dish that is opened')).toBe(true)
  })

  it('closes nothing without asking, also when a browser does so at the second press', () => {
    const { below } = openBoth()
    const drawer = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Below' })

    fireEvent(drawer, new Event('cancel', { cancelable: false }))
    drawer.close()
    leave(drawer, 'close')

    expect(drawer.open).toBe(true)
    expect(below).toHaveBeenCalledOnce()
  })
})

it('is the place of what is told and chosen while it is open', () => {
  function Opened() {
    return <p>{useTopModal()?.getAttribute('data-width') ?? 'on the page'}</p>
  }
  const parts = (isOpen: boolean) => [
    <Opened key="told" />,
    <Drawer key="drawer" title="Below" width={576} onClose={() => undefined} />,
    isOpen ? <Drawer key="above" title="Above" width={660} onClose={() => undefined} /> : null,
  ]
  const { rerender } = render(parts(true))
  expect(screen.getByText('660')).toBeDefined()

  rerender(parts(false))
  expect(screen.getByText('576')).toBeDefined()

  rerender(<Opened key="told" />)
  expect(screen.getByText('on the page')).toBeDefined()
})

it('marks the page beneath with its kind, and a drawer that covers the window with its width', () => {
  const isMarked = (word: string) => document.documentElement.matches(`[data-modal~="${word}"]`)
  const parts = (isFull: boolean) => [
    isFull ? <Drawer key="drawer" title="Below" width="full" onClose={() => undefined} /> : null,
    <Dialog key="dialog" title="Above" onClose={() => undefined} />,
  ]
  const { rerender } = render(parts(true))
  expect(['dialog', 'drawer', 'full'].map(isMarked)).toEqual([true, true, true])

  rerender(parts(false))
  expect(['dialog', 'drawer', 'full'].map(isMarked)).toEqual([true, false, false])

  rerender([])
  expect(document.documentElement.hasAttribute('data-modal')).toBe(false)
})

describe('the focus begins', () => {
  it('at what asks for it', () => {
    render(
      <Dialog title="Cancel it?" onClose={() => undefined}>
        <form>
          <input aria-label="Why" />
        </form>
        <button type="button" data-focus-first="">
          Go back
        </button>
      </Dialog>,
    )

    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Go back' }))
  })

  it('at the first field of a form that can be filled in', () => {
    render(
      <Drawer title="Add" onClose={() => undefined}>
        <form>
          <input aria-label="Number" disabled />
          <textarea aria-label="Name" />
        </form>
      </Drawer>,
    )

    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  })

  it('at the title where there is no form, so that a list is not searched before it was read', () => {
    render(
      <Drawer title="Sold out" onClose={() => undefined}>
        <input type="search" aria-label="Search" />
      </Drawer>,
    )

    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sold out' }))
  })
})

it('has no landmarks of its own, which would stand beside those of the page', () => {
  render(
    <Dialog title="Which one?" actions={<button type="button">This one</button>}>
      <p>There are two.</p>
    </Dialog>,
  )

  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.queryByRole('contentinfo')).toBeNull()
})
