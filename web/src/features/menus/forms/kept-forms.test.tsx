import { act, screen, waitFor, fireEvent, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
// Loaded here, because loading them when they are first drawn takes long.
import '#features/menus/forms/public/category-drawer.tsx'
import '#features/menus/forms/public/group-drawer.tsx'
import '#features/menus/forms/public/menu-drawer.tsx'
import '#features/menus/forms/public/side-drawer.tsx'
import '#features/menus/forms/public/options-dialog.tsx'
import '#features/menus/panels/pages/menu.page.tsx'
import { refusal } from '#features/menus/items/testing/open-menu-screen.tsx'
import { reloadPage } from '#kit/device/page-reload.ts'
import { closeToasts } from '#kit/calls/toasts.ts'
import { toastTexts } from '#kit/testing/toast-texts.ts'
import {
  closeFormAfterEach,
  leavePanels,
  openPanels as open,
  records,
  type,
  valueOf,
} from '#features/menus/forms/testing/open-panels.tsx'

closeFormAfterEach()

afterEach(() => act(closeToasts))

describe('leaving a form', () => {
  it('asks first where something was typed', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Add menu' }))
    await screen.findByLabelText('Name in English')
    type('Name in English', 'Brunch')

    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))

    expect(valueOf('Name in English')).toBe('Brunch')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(screen.queryByLabelText('Name in English')).toBeNull())
  })

  it('for another screen asks as well', async () => {
    const { user, router } = await open()
    await user.click(screen.getByRole('button', { name: 'Add menu' }))
    await screen.findByLabelText('Name in English')
    type('Name in English', 'Brunch')

    await act(async () => void router.navigate('/settings'))

    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(router.state.location.pathname).toBe('/menu')
    expect(valueOf('Name in English')).toBe('Brunch')
  })

  it.each([
    ['refused', () => refusal(403, { message: 'You may not.' }), 'You may not.'],
    [
      'not answered',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'No response from the server. Check whether this was done before you try again.',
    ],
  ])('while it is saved is told what became of that: %s', async (_how, end, said) => {
    const answered = Promise.withResolvers<Response>()
    const { user } = await open({
      answer: ({ method, address }) =>
        method === 'GET' || address.includes('authentication') ? undefined : answered.promise,
    })
    await user.click(screen.getByRole('button', { name: 'Edit All day' }))
    await screen.findByLabelText('Name in English')
    type('Name in English', 'Brunch')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(screen.queryByLabelText('Name in English')).toBeNull())

    answered.resolve(end())

    await waitFor(() => expect(toastTexts()).toContain(said))
  })

  it('asks nothing where nothing was typed', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Edit All day' }))
    await screen.findByLabelText('Name in English')

    await user.click(screen.getByRole('button', { name: 'Cancel' }))

    await waitFor(() => expect(screen.queryByLabelText('Name in English')).toBeNull())
  })
})

describe('a page that is reloaded', () => {
  async function reloadWhileTyping(edited: () => Promise<void>) {
    await edited()
    leavePanels()
    return open()
  }

  async function editAllDay() {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Edit All day' }))
    await screen.findByLabelText('Name in English')
    type('Name in English', 'Brunch')
  }

  it('shows again what was typed, once the form is opened', async () => {
    const { user, writes } = await reloadWhileTyping(editAllDay)
    await user.click(screen.getByRole('button', { name: 'Edit All day' }))

    await screen.findByText('Your unsaved changes were restored.')
    expect(valueOf('Name in English')).toBe('Brunch')
    expect(valueOf('Name in Arabic')).toBe('طوال اليوم')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Menu updated successfully!')
    expect(writes()).toMatchObject([{ body: { version: 3, name: { en: 'Brunch', ar: 'طوال اليوم' } } }])
  })

  it('gives the record back to who would rather start over', async () => {
    const { user } = await reloadWhileTyping(editAllDay)
    await user.click(screen.getByRole('button', { name: 'Edit All day' }))

    await user.click(await screen.findByRole('button', { name: 'Start over' }))

    expect(valueOf('Name in English')).toBe('All day')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByLabelText('Name in English')).toBeNull())
  })

  it('brings nothing back of a form that was discarded', async () => {
    const { user } = await reloadWhileTyping(async () => {
      await editAllDay()
      fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
      fireEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
      await waitFor(() => expect(screen.queryByLabelText('Name in English')).toBeNull())
    })
    await user.click(screen.getByRole('button', { name: 'Edit All day' }))

    await screen.findByLabelText('Name in English')
    expect(valueOf('Name in English')).toBe('All day')
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull()
  })

  it('is asked about where somebody does it, and not where it does it by itself', async () => {
    vi.spyOn(location, 'reload').mockReturnValue()
    await editAllDay()
    const isAskedAbout = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

    expect(isAskedAbout()).toBe(true)
    reloadPage()
    expect(isAskedAbout()).toBe(false)
  })
})

describe('two people who edit one record', () => {
  const theirs = { ...records.menu[0], version: 4, name: { en: 'All night', ar: 'طوال الليل', fr: 'Journée' } }
  const stale = {
    message: 'Someone else changed this record while you were editing.',
    reason: 'staleVersion',
    current: theirs,
    changedBy: 'Sara Haddad',
    changedAt: '2026-03-04T08:04:00.000Z',
    changedFields: ['name'],
  }

  async function meet() {
    const opened = await open({
      answer: ({ method, body }) =>
        method === 'PATCH' && (body as { version: number }).version === 3 ? refusal(409, stale) : undefined,
    })
    await opened.user.click(screen.getByRole('button', { name: 'Edit All day' }))
    await screen.findByLabelText('Name in English')
    type('Name in English', 'Brunch')
    type('Name in French', 'Le brunch')
    await opened.user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Sara Haddad changed this record at 12:04.')
    return opened
  }

  it('are asked to choose only where both changed', async () => {
    await meet()

    const note = screen.getByRole('alert', { name: 'Changed by someone else' }).textContent
    const [before, after] = note.split('You both edited these fields. Choose which to keep, then save.')
    expect(before).toContain('Name in Arabic')
    expect(after).not.toContain('Name in Arabic')
    expect(after).toContain('Name in English')
  })

  it('are shown both values of what both changed, and nothing that was typed is lost', async () => {
    await meet()

    const note = within(screen.getByRole('group', { name: 'Name in English' }))
    expect(note.getByText('Brunch')).toBeDefined()
    expect(note.getByText('All night')).toBeDefined()
    expect(valueOf('Name in English')).toBe('Brunch')
    expect(valueOf('Name in French')).toBe('Le brunch')
    expect(valueOf('Name in Arabic')).toBe('طوال الليل')
  })

  it('the second keeps theirs by saving again', async () => {
    const { user, writes } = await meet()

    await user.click(screen.getByRole('button', { name: 'Save again' }))

    await screen.findByText('Menu updated successfully!')
    expect(writes().at(-1)?.body).toMatchObject({
      version: 4,
      name: { en: 'Brunch', ar: 'طوال الليل', fr: 'Le brunch' },
    })
  })

  it('the second takes the value of the first, or changes their mind', async () => {
    const { user, writes } = await meet()
    const note = within(screen.getByRole('group', { name: 'Name in English' }))

    await user.click(note.getByRole('radio', { name: /All night/ }))
    expect(valueOf('Name in English')).toBe('All night')
    await user.click(note.getByRole('radio', { name: /Brunch/ }))
    expect(valueOf('Name in English')).toBe('Brunch')
    await user.click(note.getByRole('radio', { name: /All night/ }))
    await user.click(screen.getByRole('button', { name: 'Save again' }))

    await screen.findByText('Menu updated successfully!')
    expect(writes().at(-1)?.body).toMatchObject({ version: 4, name: { en: 'All night', fr: 'Le brunch' } })
  })
})

describe('a save whose answer got lost', () => {
  it('is asked for again, and found done where the record holds what was sent', async () => {
    const saved = { ...records.menu[0]!, version: 4, name: { ...records.menu[0]!.name, en: 'Brunch' } }
    let tries = 0
    const { user } = await open({
      answer({ method }) {
        if (method !== 'PATCH') return undefined
        if (++tries === 1) throw new TypeError('The line is gone')
        return refusal(409, { reason: 'staleVersion', current: saved, changedBy: 'Layla Haddad', changedFields: [] })
      },
    })
    await user.click(screen.getByRole('button', { name: 'Edit All day' }))
    await screen.findByLabelText('Name in English')
    type('Name in English', '  Brunch')

    await user.click(screen.getByRole('button', { name: 'Save' }))

    await screen.findByText('Menu updated successfully!')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(tries).toBe(2)
  })

  it('is told as not known while no answer comes, and by Save asked for once more', async () => {
    let isCut = true
    const { user, writes } = await open({
      answer({ method }) {
        if (isCut && method === 'PATCH') throw new TypeError('The line is gone')
        return undefined
      },
    })
    await user.click(screen.getByRole('button', { name: 'Edit All day' }))
    await screen.findByLabelText('Name in English')
    type('Name in English', 'Brunch')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/couldn’t confirm this was saved/)).toBeDefined()
    await waitFor(() => expect(writes()).toHaveLength(2))

    isCut = false
    await user.click(screen.getByRole('button', { name: 'Save' }))

    await screen.findByText('Menu updated successfully!')
    expect(writes().map(({ body }) => body)).toEqual(Array.from({ length: 3 }, () => writes()[0]!.body))
  })
})
