import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Dialog } from '#ui/dialog.tsx'
import { Drawer } from '#ui/drawer.tsx'

afterEach(() => vi.restoreAllMocks())

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
