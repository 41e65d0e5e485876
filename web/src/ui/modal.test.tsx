import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { secondTapMs } from '#kit/stillness.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Drawer } from '#ui/drawer.tsx'

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

it('lets the second tap of what closes it hit nothing beneath', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 200, 80, 44))
  const pressBeneath = vi.fn()
  const beneath = <button type="button" onClick={pressBeneath} aria-label="Beneath" />
  const tap = (name: string, clientX: number) =>
    fireEvent.click(screen.getByLabelText(name), { detail: 1, clientX, clientY: 220 })
  const { rerender } = render([beneath, <Dialog key="dialog" title="Which one?" onClose={() => rerender(beneath)} />])

  tap('close', 140)
  tap('Beneath', 150)
  expect(pressBeneath).not.toHaveBeenCalled()

  tap('Beneath', 300)
  expect(pressBeneath).toHaveBeenCalledOnce()

  vi.advanceTimersByTime(secondTapMs)
  tap('Beneath', 150)
  expect(pressBeneath).toHaveBeenCalledTimes(2)
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
