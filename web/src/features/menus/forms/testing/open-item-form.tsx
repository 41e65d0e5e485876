import { aCategory, aMenu } from '@brigade/domain/testing/menus.builders.ts'
import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { openMenuScreen } from '#features/menus/items/testing/open-menu-screen.tsx'

let close = () => {}

/** Closes the form after each test of the file that calls this. */
export function closeFormAfterEach(): void {
  afterEach(() => {
    close()
    vi.restoreAllMocks()
  })
}

/** Opens the form of an item, or of a new one. */
export async function openItemForm(item: Item | null, options: Partial<Parameters<typeof openMenuScreen>[0]> = {}) {
  const opened = await openMenuScreen({
    path: item ? `/menu/1?edit=${item.id}` : '/menu/1?add',
    records: { menu: [aMenu()], category: [aCategory()], items: item ? [item] : [] },
    ...options,
  })
  close = opened.close
  await screen.findByRole('dialog', { name: item ? 'Edit item' : 'Add item' })
  return opened
}

export function write(label: string, text: string): void {
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: text } })
}

export function field(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label)
}

/** Saves with the button of the form. */
export async function save(user: Awaited<ReturnType<typeof openItemForm>>['user']): Promise<void> {
  await user.click(screen.getByRole('button', { name: /^Save(?! and)/ }))
}
