import { aMailing, aRecipient } from '@brigade/domain/testing/mailing.builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
// Otherwise it is fetched when it is first rendered, which takes time.
import '#features/mailing/pages/mailing.page.tsx'
import { openMailing, refusalOf } from '#features/mailing/testing/open-mailing.tsx'

let close = () => {}

afterEach(() => close())

async function open(opening: Partial<Parameters<typeof openMailing>[0]> = {}) {
  const opened = await openMailing({ path: '/mailing/1', ...opening })
  close = opened.close
  return opened
}

const counts = { ...aMailing().counts, sent: 2, uncertain: 1, unsubscribed: 1 }
const startedAt = '2026-03-04T08:00:00.000Z'

describe('a draft', () => {
  it('is sent once its reach was seen', async () => {
    const { user, writes } = await open({ mailings: [aMailing()] })
    expect(await screen.findByText('Everybody who agreed')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Send now' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(await question.findByText('It goes to 12 people.')).toBeDefined()
    await user.click(question.getByRole('button', { name: 'Send now' }))

    await waitFor(() =>
      expect(writes).toEqual([{ method: 'POST', path: '/v1/move/mailing', body: { id: 1, act: 'send', version: 1 } }]),
    )
  })

  it('that reaches nobody stays, and says why', async () => {
    const message = 'Nobody matches these filters. Change them to reach someone.'
    const { user } = await open({
      mailings: [aMailing()],
      answer: ({ path }) =>
        path === '/v1/move/mailing' ? refusalOf(422, message, { reason: 'segmentEmpty' }) : undefined,
    })
    await user.click(await screen.findByRole('button', { name: 'Send now' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send now' }))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByRole('button', { name: 'Send now' })).toBeDefined()
  })

  it('shows its message as guests read it', async () => {
    await open({ mailings: [aMailing()] })

    expect(await screen.findByText('Spring at the harbour')).toBeDefined()
    expect(screen.getByText(/Dear guest, the terrace is open/)).toBeDefined()
  })
})

describe('a mailing on its way', () => {
  it('shows how far it is and what the mail server says, and is paused by one press', async () => {
    const trouble = '421 too many connections'
    const { user, writes } = await open({
      mailings: [aMailing({ state: 'sending', startedAt, trouble, troubleSince: startedAt, counts })],
    })
    expect(await screen.findByText(/The mail server takes nothing at the moment/)).toBeDefined()
    expect(screen.getByText(trouble)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Pause' }))

    await waitFor(() => expect(writes).toMatchObject([{ body: { id: 1, act: 'pause' } }]))
  })
})

describe('the log of a mailing', () => {
  const recipients = [
    aRecipient(),
    aRecipient({ id: 2, address: 'bob@example.com', state: 'bounced', answer: '550 no such user' }),
    aRecipient({ id: 3, address: null, name: null, state: 'uncertain', reason: 'interrupted' }),
  ]

  it('says what became of each mail, and asks a person about those that may have arrived', async () => {
    const { user, writes } = await open({ mailings: [aMailing({ state: 'sent', startedAt, counts })], recipients })

    const bounced = within(await screen.findByRole('row', { name: /bob@example\.com/ }))
    expect(bounced.getByText(/550 no such user/)).toBeDefined()
    const uncertain = within(screen.getByRole('row', { name: /Deleted contact/ }))
    expect(uncertain.getByText(/interrupted while sending/)).toBeDefined()
    expect(screen.getByText(/Nobody knows whether some mails arrived/)).toBeDefined()
    await user.click(uncertain.getByRole('button', { name: 'Count as sent' }))

    await waitFor(() =>
      expect(writes).toEqual([{ method: 'POST', path: '/v1/settle/mailing-recipient', body: { id: 3, as: 'leave' } }]),
    )
  })

  it('lists those who unsubscribed by it', async () => {
    const { user, asked } = await open({ mailings: [aMailing({ state: 'sent', startedAt, counts })], recipients })
    await screen.findByRole('row', { name: /bob@example\.com/ })
    await user.click(screen.getByRole('button', { name: 'Unsubscribed' }))

    await waitFor(() => expect(asked.at(-1)).toContain('isUnsubscribed=true'))
  })

  it('says that it can’t be read, and is read again', async () => {
    let isBroken = true
    const { user } = await open({
      mailings: [aMailing({ state: 'sent', startedAt, counts })],
      recipients,
      answer: ({ service }) => (isBroken && service === 'mailing-recipients' ? refusalOf(400, 'Broken') : undefined),
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    isBroken = false
    await user.click(again)

    expect(await screen.findByRole('row', { name: /bob@example\.com/ })).toBeDefined()
  })
})

it('a mailing that is gone says so', async () => {
  await open({
    path: '/mailing/7',
    answer: ({ id }) =>
      id === '7' ? refusalOf(404, 'No mailing with id 7', { reason: 'unknownId', requestId: 'ab-1' }) : undefined,
  })

  expect((await screen.findByRole('alert')).textContent).toBe('This doesn’t exist. It may have been deleted.')
  expect(screen.getByRole('link', { name: /Mailing/ })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
