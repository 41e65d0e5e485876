import { aContact } from '@brigade/domain/testing/mailing.builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
// Otherwise it is fetched when it is first rendered, which takes time.
import '#features/mailing/pages/contacts.page.tsx'
import { openMailing, refusalOf } from '#features/mailing/testing/open-mailing.tsx'

// The test environment has no workers.
vi.mock('#kit/sheets/ask-worker.ts', async () => {
  const { readFile } = await import('#kit/sheets/read-file.ts')
  return {
    readSheet: async ({ file, choice }: { file: File; choice: object }) =>
      readFile(new Uint8Array(await file.arrayBuffer()), { choice, onProgress: () => undefined }),
  }
})

let close = () => {}

afterEach(() => close())

async function open(opening: Partial<Parameters<typeof openMailing>[0]> = {}) {
  const opened = await openMailing({ path: '/mailing/contacts', ...opening })
  close = opened.close
  return opened
}

const withdrawn = aContact({
  id: 2,
  address: 'bob@example.com',
  name: '',
  state: 'withdrawn',
  withdrawnAt: '2026-03-04T08:00:00.000Z',
  withdrawnSource: 'link',
})
const unconfirmed = aContact({ id: 3, address: 'eve@example.com', state: 'unconfirmed', consentSource: 'guest' })

describe('the contacts of a venue', () => {
  it('show when and how each agreed, and who can be unsubscribed', async () => {
    await open({ contacts: [aContact(), withdrawn, unconfirmed] })

    const ada = within(await screen.findByRole('row', { name: /ada@example\.com/ }))
    expect(ada.getByText(/1 Mar.* 11:30.* · Staff \(Mona\): Card at the desk/)).toBeDefined()
    expect(ada.getByText('Subscribed')).toBeDefined()
    const bob = within(screen.getByRole('row', { name: /bob@example\.com/ }))
    expect(bob.getByText('Unsubscribed')).toBeDefined()
    expect(bob.queryByRole('button', { name: /^Unsubscribe/ })).toBeNull()
    expect(within(screen.getByRole('row', { name: /eve@example\.com/ })).getByText('Not confirmed')).toBeDefined()
  })

  it('are searched, and filtered by status', async () => {
    const { user, asked } = await open({ contacts: [aContact()] })
    await screen.findByRole('row', { name: /ada@example\.com/ })
    await user.type(screen.getByRole('searchbox', { name: 'Search contacts' }), 'eve')
    await waitFor(() => expect(asked.at(-1)).toContain('search=eve'))
    await user.click(screen.getByRole('button', { name: 'Not confirmed' }))

    expect(await screen.findByText('No contacts found.')).toBeDefined()
    expect(asked.at(-1)).toContain('state=unconfirmed')
  })

  it('say that there are none yet', async () => {
    await open()

    expect(await screen.findByText('No contacts yet.')).toBeDefined()
  })

  it('say what went wrong, and are read again', async () => {
    let isBroken = true
    const { user } = await open({
      contacts: [aContact()],
      answer: ({ service }) => (isBroken && service === 'mailing-contacts' ? refusalOf(400, 'Broken') : undefined),
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    isBroken = false
    await user.click(again)

    expect(await screen.findByRole('row', { name: /ada@example\.com/ })).toBeDefined()
  })
})

describe('one contact', () => {
  it('is unsubscribed after a question', async () => {
    const { user, writes } = await open({ contacts: [aContact()] })
    await user.click(await screen.findByRole('button', { name: 'Unsubscribe ada@example.com' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Unsubscribe' }))

    await waitFor(() =>
      expect(writes).toEqual([{ method: 'POST', path: '/v1/withdraw/mailing-contact', body: { id: 1 } }]),
    )
  })

  it('is added with how they agreed, without which nothing is sent', async () => {
    const { user, writes } = await open({ path: '/mailing/contacts?add=' })
    const form = within(await screen.findByRole('dialog'))
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'eve@example.com')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('Enter how the person agreed.')).toBeDefined()
    expect(writes).toEqual([])

    await user.type(form.getByRole('textbox', { name: 'How they agreed' }), 'Signed card')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(writes).toMatchObject([
        { path: '/v1/mailing-contacts', body: { address: 'eve@example.com', consentNote: 'Signed card' } },
      ]),
    )
  })

  it('who had unsubscribed is refused at the address, which stays as it was typed', async () => {
    const message = 'This person has unsubscribed. Only a new consent adds them again.'
    const { user } = await open({
      path: '/mailing/contacts?add=',
      answer: ({ method, service }) =>
        method === 'POST' && service === 'mailing-contacts'
          ? refusalOf(409, message, { reason: 'addressWithdrawn', fields: { address: message } })
          : undefined,
    })
    const form = within(await screen.findByRole('dialog'))
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'bob@example.com')
    await user.type(form.getByRole('textbox', { name: 'How they agreed' }), 'Signed card')
    await user.click(form.getByRole('button', { name: 'Save' }))

    expect(await form.findByText(message)).toBeDefined()
    expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('bob@example.com')
  })
})

describe('a list of contacts', () => {
  it('is chosen by its button alone', async () => {
    await openImport()
    const field = await screen.findByLabelText('File')

    expect(field.closest('span[hidden]')).not.toBeNull()
  })

  it.each([
    [10_000, /10,000 rows/],
    [10_001, 'A file has at most 10,000 rows. Split it.'],
    [12_000, 'A file has at most 10,000 rows. Split it.'],
  ])('of %i rows is read or named too long', async (count, said) => {
    const user = await openImport()
    const lines = Array.from({ length: count }, (_, index) => `guest${index}@example.com`)

    await user.upload(await screen.findByLabelText('File'), new File([['Email', ...lines].join('\n')], 'guests.csv'))

    expect(await screen.findByText(said)).toBeDefined()
  })
})

async function openImport() {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /^More/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Import' }))
  return user
}
