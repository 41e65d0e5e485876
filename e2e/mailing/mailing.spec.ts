import { expect } from '@playwright/test'
import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../house/free-port.ts'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { tokenOf } from '../people/staff.ts'
import { call } from '../people/call.ts'

const smtpPort = await freePort()
const brigade = brigadeOfThisFile({
  settings: {
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: 'no-reply@brigade.example',
    PUBLIC_URL: 'https://brigade.example',
  },
})

journey(
  'a mailing reaches the guests who agreed, in their languages, and one of them unsubscribes',
  async ({ seat }) => {
    const { url } = brigade
    const mail = await startMailServer()
    const manager = await seat({ url, email: 'manager@hotel.demo', path: '/mailing/contacts' })

    await manager.getByRole('button', { name: 'Add contact' }).click()
    const contact = manager.getByRole('dialog')
    await contact.getByRole('textbox', { name: /^Email/ }).fill('ada@example.com')
    await contact.getByRole('textbox', { name: /^Name/ }).fill('Ada')
    await contact.getByRole('textbox', { name: /^How they agreed/ }).fill('Card at the front desk')
    await contact.getByRole('button', { name: 'Save' }).click()
    await expect(manager.getByRole('row').filter({ hasText: 'ada@example.com' })).toContainText('Subscribed')

    await manager.getByRole('button', { name: 'More' }).click()
    await manager.getByRole('menuitem', { name: 'Import' }).click()
    const importing = manager.getByRole('dialog')
    await importing.getByLabel('File').setInputFiles({
      name: 'guests.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Email,Name,Language\nnoor@example.com,نور,ar\nnobody,No One,en\n'),
    })
    await importing.getByRole('textbox', { name: /^Where they agreed/ }).fill('Guest cards of 2025')
    await importing.getByRole('button', { name: 'Import' }).click()
    await expect(importing).toContainText('1 contact added')
    await expect(importing.getByRole('row').nth(1)).toContainText('name@example.com')
    await importing.getByRole('button', { name: 'Done' }).click()

    await manager.getByRole('button', { name: 'Mailings' }).click()
    await manager.getByRole('button', { name: 'New mailing' }).click()
    const draft = manager.getByRole('dialog')
    await draft.getByRole('textbox', { name: /^Title/ }).fill('Spring')
    await draft.getByRole('textbox', { name: 'Subject in English' }).fill('Spring menu for {{name}}')
    await draft.getByRole('textbox', { name: 'Message in English' }).fill('Dear {{name}},\n\ncome and **taste** it.')
    await expect(draft).toContainText('Reaches 6 people now')
    await draft.getByRole('button', { name: 'Save' }).click()
    await manager.getByRole('link', { name: 'Spring' }).click()
    await journey.step('a phone shows the whole calendar of its schedule', async () => {
      for (const [width, height] of [
        [390, 844],
        [320, 640],
        [844, 390],
      ] as const) {
        await manager.setViewportSize({ width, height })
        await manager.getByRole('main').getByRole('button', { name: /^More/ }).click()
        await manager.getByRole('menuitem', { name: 'Schedule' }).click()
        const schedule = manager.getByRole('alertdialog')
        await schedule.getByRole('textbox', { name: /^Time in/ }).click()
        const calendar = manager.locator('.ant-picker-dropdown')
        await expect(calendar.locator('.ant-picker-cell-today')).toBeInViewport({ ratio: 1 })
        for (const corner of [
          calendar.locator('.ant-picker-cell').first(),
          calendar.locator('.ant-picker-cell').last(),
        ])
          await expect(corner).toBeInViewport({ ratio: 1 })
        await calendar.getByRole('button', { name: 'Next month' }).click()
        await calendar.locator('.ant-picker-cell-in-view').last().click()
        await expect(calendar).toBeHidden()
        await expect(schedule.getByRole('button', { name: 'Schedule' })).toBeEnabled()
        await schedule.getByRole('button', { name: 'Go back' }).click()
      }
      await manager.setViewportSize({ width: 1280, height: 800 })
    })
    await manager.getByRole('button', { name: 'Send now' }).click()
    const question = manager.getByRole('alertdialog')
    await expect(question).toContainText('It goes to 6 people.')
    await question.getByRole('button', { name: 'Send now' }).click()

    const log = manager.getByRole('table', { name: 'Log' })
    await expect(log.getByRole('row').filter({ hasText: 'ada@example.com' })).toContainText('Sent', { timeout: 30_000 })
    await expect(log.getByRole('row').filter({ hasText: 'noor@example.com' })).toContainText('Sent')
    // Four guests of the demo have agreed too.
    expect(mail.received).toHaveLength(6)
    const ofAda = mail.received.find((each) => each.includes('Subject: Spring menu for Ada')) ?? ''
    expect(ofAda).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    const [, path = ''] = /https:\/\/brigade\.example(\/u\/[\w-]+\/\d+)/.exec(ofAda) ?? []

    const guest = await seat({ url, path })
    await guest.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(guest.getByRole('heading')).toHaveText('You are unsubscribed.')
    await expect(log.getByRole('row').filter({ hasText: 'ada@example.com' })).toContainText('Unsubscribed')

    const token = await tokenOf(url, 'manager@hotel.demo')
    const { data } = await call<{ data: { state: string }[] }>(url, { path: 'mailing-contacts?search=ada@', token })
    expect(data).toMatchObject([{ state: 'withdrawn' }])
    await mail.close()
  },
)

/** Starts a mail server on this machine, which accepts all mails. */
async function startMailServer() {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString())
        done(null)
      })
    },
  })
  server.on('error', () => undefined)
  server.listen(smtpPort, '127.0.0.1')
  await once(server.server, 'listening')
  return { received, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}
