import { type ComponentType, Fragment, type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { createStore, useStore } from '#kit/device/store.ts'

type OpenedModal = { id: number; render: (onClose: () => void) => ReactNode; onClose: () => void }

const opened = createStore<readonly OpenedModal[]>([])
let lastId = 0

/**
 * Opens a modal over the screen. It stays until it is closed or the screen is left, also if the card, row or pop-up that
 * opened it moves or goes: what it shows and does must not come from there.
 */
export function openModal(render: OpenedModal['render']): void {
  lastId += 1
  const id = lastId
  const onClose = () => opened.set(opened.get().filter((modal) => modal.id !== id))
  opened.set([...opened.get(), { id, render, onClose }])
}

/** Renders the modals that cards, rows and pop-ups opened; `provider` gives them what their screen gives its parts. */
export function OpenedModals({ provider: Provider }: { provider: ComponentType<{ children: ReactNode }> }) {
  const modals = useStore(opened)
  const { pathname } = useLocation()
  useEffect(() => () => opened.set([]), [pathname])
  if (modals.length === 0) return null
  return (
    <Provider>
      {modals.map(({ id, render, onClose }) => (
        <Fragment key={id}>{render(onClose)}</Fragment>
      ))}
    </Provider>
  )
}
