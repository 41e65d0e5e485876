import { isRightToLeft, type Language, languageNames, languages } from '@brigade/domain/kit/languages.ts'
import { mailingLimits } from '@brigade/domain/mailing/mailing.limits.ts'
import type { MailingMessages } from '@brigade/domain/mailing/mailing.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { ConfigProvider, Form, Input, Select } from 'antd'
import { useState } from 'react'
import { directionOf, useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { MessagePreview } from '#features/mailing/parts/message-preview.tsx'
import styles from '#features/mailing/mailing.module.css'
import stack from '#ui/stack.module.css'

/** Renders subject and body in the main language and in those that have a message; others are added. */
export function MessageFields({ venue }: { venue: Venue }) {
  const t = useTranslations('mailing')
  const [added, setAdded] = useState<readonly Language[]>([])
  const main = Form.useWatch<Language | undefined>('language') ?? 'en'
  const messages = Form.useWatch<MailingMessages | undefined>('messages', { preserve: true }) ?? {}
  const isShown = (language: Language) =>
    language === main || added.includes(language) || Boolean(messages[language]?.subject ?? messages[language]?.body)
  const shown = languages.filter(isShown).toSorted((one, other) => Number(other === main) - Number(one === main))
  const others = languages.filter((language) => !shown.includes(language))
  return (
    <section className={`${styles.group} ${stack.column2}`} aria-label={t('form.messages')}>
      {shown.map((language) => (
        <OneLanguage key={language} language={language} venue={venue} message={messages[language]} />
      ))}
      {others.length > 0 ? (
        <Select<Language | null>
          aria-label={t('form.addLanguage')}
          placeholder={t('form.addLanguage')}
          value={null}
          options={others.map((language) => ({ value: language, label: languageNames[language] }))}
          onChange={(language) => language && setAdded([...added, language])}
        />
      ) : null}
    </section>
  )
}

/** Says what can be typed in a message. Each example has a line of its own, and runs as it is typed. */
function BodyHint() {
  const t = useTranslations('mailing')
  return (
    <div dir={directionOf(useLanguage())}>
      <p>{t('form.bodyHint')}</p>
      {(['bold', 'list', 'link'] as const).map((key) => (
        <div key={key}>
          <bdi dir={key === 'list' ? undefined : 'ltr'}>{t(`form.examples.${key}`)}</bdi>
        </div>
      ))}
      <p>{t('form.placeholder', { placeholder: '{{name}}' })}</p>
    </div>
  )
}

type OneLanguageProps = { language: Language; venue: Venue; message: MailingMessages[Language] }

function OneLanguage({ language, venue, message }: OneLanguageProps) {
  const t = useTranslations('mailing')
  const name = t(`menus:languages.${language}`)
  const direction = isRightToLeft(language) ? 'rtl' : 'ltr'
  return (
    <div>
      <ConfigProvider direction={direction}>
        <Form.Item name={['messages', language, 'subject']} label={t('form.subject', { language: name })}>
          <Input
            dir={direction}
            lang={language}
            autoComplete="off"
            count={{ max: mailingLimits.subjectLength, show: true, strategy: (text) => Array.from(text.trim()).length }}
          />
        </Form.Item>
        <Form.Item
          name={['messages', language, 'body']}
          label={t('form.body', { language: name })}
          extra={<BodyHint />}
        >
          <Input.TextArea dir={direction} lang={language} rows={8} />
        </Form.Item>
      </ConfigProvider>
      {message?.body ? (
        <details>
          <summary className={stack.touch}>{t('form.preview')}</summary>
          <MessagePreview language={language} message={message} venue={venue.name} />
        </details>
      ) : null}
    </div>
  )
}
