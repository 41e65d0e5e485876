import { describe, expect, it } from 'vitest'
import { languages } from '../kit/languages.ts'
import { blocksOf, htmlOfBlocks, textOfBlocks } from './mailing.body.ts'
import { gapsOfMessages, messageLanguage, problemsOfMessages, storedMessages } from './mailing.messages.ts'
import { mailsOfMessage } from './mailing.render.ts'
import { guestTexts } from './mailing.texts.ts'

const en = {
  subject: 'Spring',
  body: 'Dear {{name}},\nwelcome.\n\n- Tea\n- **Cake**\n\nSee [our menu](https://example.com/menu).',
}
const mail = {
  message: en,
  language: 'en',
  name: '',
  venue: 'Harbour',
  unsubscribeUrl: 'https://b.example/u/t',
} as const

function rendered({
  name,
  unsubscribeUrl,
  ...of
}: Parameters<typeof mailsOfMessage>[0] & { name: string; unsubscribeUrl: string }) {
  return mailsOfMessage(of)({ name, unsubscribeUrl })
}

describe('the body of a message', () => {
  it('has paragraphs, lists, bold and links, as HTML and as text', () => {
    expect(htmlOfBlocks(blocksOf(en.body))).toBe(
      '<p>Dear {{name}},<br>welcome.</p>\n<ul><li>Tea</li><li><strong>Cake</strong></li></ul>\n<p>See <a href="https://example.com/menu">our menu</a>.</p>',
    )
    expect(textOfBlocks(blocksOf(en.body))).toContain('- Tea\n- Cake\n\nSee our menu (https://example.com/menu).')
  })

  it('makes links of bare addresses, without the full stop after them', () => {
    expect(htmlOfBlocks(blocksOf('https://a.example/x?a=1&b=2.'))).toBe(
      '<p><a href="https://a.example/x?a=1&#38;b=2">https://a.example/x?a=1&#38;b=2</a>.</p>',
    )
  })

  it.each(['<script>alert(1)</script>', '<img src=x onerror=y>', '"><a href=javascript:1>', '[x](javascript:1)'])(
    'has no markup of its own: %s',
    (body) => expect(htmlOfBlocks(blocksOf(body))).not.toMatch(/<(?!\/?p>)/),
  )
})

describe('a mail', () => {
  it('names the contact, who can add neither markup, links nor lines', () => {
    const { subject, html, text } = rendered({
      ...mail,
      message: { subject: 'For {{name}}', body: 'Dear {{name}}' },
      name: '<b>Eve</b>\r\nBcc: x@example.com [a](https://evil.example) **b**',
    })

    expect(subject).toBe('For <b>Eve</b> Bcc: x@example.com [a](https://evil.example) **b**')
    expect(html).not.toContain('<b>')
    expect(html).not.toContain('href="https://evil.example"')
    expect(text).toContain('Dear <b>Eve</b> Bcc')
  })

  it('has the name in bold text and in the words of a link too, and the name of each contact alone', () => {
    const body = '**{{name}}**, [{{name}}’s menu](https://a.example)'
    const mailOf = mailsOfMessage({ message: { subject: 'Hi', body }, language: 'en', venue: 'The {{name}} & Co' })
    const { unsubscribeUrl } = mail
    const ada = mailOf({ name: 'Ada & Co', unsubscribeUrl })

    expect(ada.html).toContain(
      '<p><strong>Ada &#38; Co</strong>, <a href="https://a.example">Ada &#38; Co’s menu</a></p>',
    )
    expect(ada.text).toContain('Ada & Co, Ada & Co’s menu (https://a.example)')
    expect(ada.text).toContain('mails from The {{name}} & Co')
    expect(mailOf({ name: 'Eve', unsubscribeUrl }).text).not.toContain('Ada')
  })

  it('addresses a guest without a name by a word, and has the link to unsubscribe', () => {
    const { html, text } = rendered(mail)

    expect(text).toContain('Dear guest,')
    expect(text).toContain('Unsubscribe: https://b.example/u/t')
    expect(html).toContain('<a href="https://b.example/u/t">Unsubscribe</a>')
  })

  it('is written from right to left in Arabic and Kurdish', () => {
    expect(rendered({ ...mail, language: 'ar' }).html).toContain('lang="ar" dir="rtl"')
    expect(rendered({ ...mail, language: 'ku' }).html).toContain('dir="rtl"')
    expect(rendered({ ...mail, language: 'de' }).html).toContain('dir="ltr"')
  })

  it.each(languages)('has all its own texts in %s', (language) => {
    expect(Object.keys(guestTexts[language])).toEqual(Object.keys(guestTexts.en))
    expect(guestTexts[language].why).toContain('{{venue}}')
  })
})

describe('messages', () => {
  it('reach a contact in their language, else in the main one', () => {
    expect(messageLanguage({ en, ar: en }, 'ar', 'en')).toBe('ar')
    expect(messageLanguage({ en, ar: en }, 'de', 'en')).toBe('en')
  })

  it('are stored on one line of subject, without empty languages', () => {
    const body = 'a\r\nb'
    expect(storedMessages({ en: { subject: 'A\r\nBcc: b', body }, de: { subject: ' ', body: '\n' } })).toEqual({
      en: { subject: 'A Bcc: b', body: 'a\nb' },
    })
  })

  it('are refused with unknown placeholders, long texts and links that are not encrypted', () => {
    expect(problemsOfMessages({ en: { subject: 'a'.repeat(151), body: 'Hi {{room}}' } })).toEqual({
      'messages.en.subject': { code: 'subjectTooLong', params: { limit: 150 } },
      'messages.en.body': { code: 'placeholderUnknown', params: { placeholder: '{{room}}' } },
    })
    expect(problemsOfMessages({ en: { subject: '', body: '[a](http://a.example)' } })).toEqual({
      'messages.en.body': { code: 'linkInvalid' },
    })
    expect(problemsOfMessages({ en })).toEqual({})
  })

  it.each(['[x](https://x.example/{{name}})', 'https://x.example/{{name}}', '[x](https://{{name}})'])(
    'are refused with a name in the address of a link: %s',
    (body) =>
      expect(problemsOfMessages({ en: { subject: '', body } })).toEqual({
        'messages.en.body': { code: 'linkInvalid' },
      }),
  )

  it('are sent only when the main language and each written one are whole', () => {
    expect(gapsOfMessages({}, 'en')).toEqual({ 'messages.en.body': { code: 'messageMissing' } })
    expect(gapsOfMessages({ en, ar: { subject: '', body: 'x' } }, 'en')).toEqual({
      'messages.ar.subject': { code: 'subjectMissing' },
    })
  })
})
