import { expect, it } from 'vitest'
import { mailOfLink } from './staff.link-mails.ts'

const mail = { fname: 'Ada', by: 'Layla Haddad', link: 'https://brigade.example/invitation/abc' }

it.each([
  ['evil.example', 'evil. example'],
  ['https://evil.example/a', 'https: / / evil. example/ a'],
  ['a@evil.example', 'a@ evil. example'],
  ['J.R. Smith', 'J. R. Smith'],
])('a mail makes no link of a name: %s', (name, shown) => {
  const { text } = mailOfLink({ kind: 'invitation', language: 'en', ...mail, fname: name, by: name })

  expect(text).toContain(`Hello ${shown},`)
  expect(text).toContain(`If you don’t know ${shown},`)
  expect(text).not.toContain(name)
})

it.each([
  ['invitation', 'en', 'Your invitation to Brigade', 'Hello Ada,'],
  ['reset', 'en', 'Your new password for Brigade', 'Hello Ada,'],
  ['invitation', 'ar', 'دعوتك إلى Brigade', 'مرحبًا Ada،'],
  ['reset', 'ar', 'كلمة مرورك الجديدة في Brigade', 'مرحبًا Ada،'],
  ['invitation', 'ru', 'Приглашение в Brigade', 'Здравствуйте, Ada!'],
] as const)('a mail of a link (%s) in %s has the subject %s', (kind, language, subject, greeting) => {
  const written = mailOfLink({ kind, language, ...mail })

  expect(written.subject).toBe(subject)
  expect(written.text.startsWith(greeting)).toBe(true)
  expect(written.text.split('\n')).toContain(mail.link)
  expect(written.text).toContain('Layla Haddad')
})
