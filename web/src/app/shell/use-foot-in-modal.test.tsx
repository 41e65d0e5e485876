import { render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useFootInModal } from '#app/shell/use-foot-in-modal.ts'

const windowHeight = 800
const listHeight = 90

/** Reports the sizes of elements when it begins to watch them, as browsers do. */
class TellingObserver extends ResizeObserver {
  readonly #tell: () => void
  constructor(tell: ResizeObserverCallback) {
    super(tell)
    this.#tell = () => tell([], this)
  }
  override observe(): void {
    this.#tell()
  }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each([
  ['at the edge below a small one', { top: 250, bottom: 550 }, 0],
  ['above one that stands at the edge, as on a phone', { top: 500, bottom: 784 }, 300],
  ['above the buttons of one as high as the window', { top: 0, bottom: 800 }, 76],
])('messages stand %s', (_where, { top, bottom }, foot) => {
  vi.stubGlobal('innerHeight', windowHeight)
  vi.stubGlobal('ResizeObserver', TellingObserver)
  const modal = document.createElement('dialog')
  const actions = document.createElement('div')
  actions.dataset.modalActions = ''
  modal.append(actions)
  modal.getBoundingClientRect = () => new DOMRect(0, top, 480, bottom - top)
  actions.getBoundingClientRect = () => new DOMRect(0, bottom - 76, 480, 76)
  vi.spyOn(HTMLDivElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 420, listHeight))

  const { container } = render(<Messages modal={modal} />)

  expect(container.querySelector('div')?.style.bottom).toBe(`${foot}px`)
})

function Messages({ modal }: { modal: HTMLElement }) {
  const list = useRef<HTMLDivElement>(null)
  useFootInModal(list, modal)
  return <div ref={list}>Saved.</div>
}
