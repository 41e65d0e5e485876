import { expect, it } from 'vitest'
import { readSmtpSettings } from './smtp-settings.ts'

const PUBLIC_URL = 'https://brigade.example'
const smtpUrl = 'smtps://user:p%40ss@mail.example.com'

it.each(['no-reply@example.com', 'Brigade <no-reply@example.com>'])('sends mails as %s', (from) => {
  const problems: string[] = []

  expect(readSmtpSettings({ SMTP_URL: smtpUrl, MAIL_FROM: from, PUBLIC_URL }, problems)).toEqual({ smtpUrl, from })
  expect(problems).toEqual([])
})

it('sends none unless a mail server is named', () => {
  const problems: string[] = []

  expect(readSmtpSettings({ SMTP_URL: ' ' }, problems)).toBeUndefined()
  expect(problems).toEqual([])
})

it.each([
  [{ MAIL_FROM: 'a@example.com' }, 'MAIL_FROM needs SMTP_URL'],
  [{ SMTP_URL: 'https://example.com', MAIL_FROM: 'a@example.com', PUBLIC_URL }, 'SMTP_URL must be'],
  [{ SMTP_URL: 'mail.example.com', MAIL_FROM: 'a@example.com', PUBLIC_URL }, 'SMTP_URL must be'],
  [{ SMTP_URL: smtpUrl, PUBLIC_URL }, 'MAIL_FROM must be'],
  [{ SMTP_URL: smtpUrl, MAIL_FROM: 'Brigade', PUBLIC_URL }, 'MAIL_FROM must be'],
  [{ SMTP_URL: smtpUrl, MAIL_FROM: 'a@example.com\r\nBcc: b@example.com', PUBLIC_URL }, 'MAIL_FROM must be'],
  [{ SMTP_URL: smtpUrl, MAIL_FROM: 'a@example.com' }, 'SMTP_URL needs PUBLIC_URL'],
])('of %j names what is wrong', (env, problem) => {
  const problems: string[] = []
  readSmtpSettings(env, problems)

  expect(problems).toEqual([expect.stringContaining(problem)])
})
